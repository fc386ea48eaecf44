import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy whose connections a test can interrupt and restore. */
export interface TcpProxy {
  port: number;
  /** `refused` closes all connections and accepts none; `hanging` accepts them and sends no data. */
  cut(how: "refused" | "hanging"): void;
  /** Forwards new connections again and closes the hanging ones. */
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free port that forwards to the server. */
export async function startTcpProxy({ hostname, port }: URL): Promise<TcpProxy> {
  let state: "open" | "refused" | "hanging" = "open";
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    track(client);
    if (state === "refused") client.destroy();
    if (state !== "open") return;
    const upstream = track(connect(Number(port), hostname));
    client.pipe(upstream).pipe(client);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut(how) {
      state = how;
      if (how === "refused") return end();
      // Open connections hang too.
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore() {
      state = "open";
      end();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        end();
      }),
  };
}

import { connect, createServer, type Socket } from "node:net";

/** A proxy in front of a server, whose connections a test can cut and restore. */
export interface TcpProxy {
  port: number;
  /** Ends every connection and takes no new one; or, hanging, takes them and says nothing. */
  cut(how: "refused" | "hanging"): void;
  /** Lets new connections through again; those that hung are ended. */
  restore(): void;
  close(): Promise<void>;
}

/** Leads a port of its own to a server's. */
export async function startTcpProxy({ hostname, port }: URL): Promise<TcpProxy> {
  let state: "open" | "refused" | "hanging" = "open";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (state === "refused") client.destroy();
    if (state !== "open") return;
    const there = keep(connect(Number(port), hostname));
    client.pipe(there).pipe(client);
    client.on("close", () => there.destroy());
    there.on("close", () => client.destroy());
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
      // What is open already hangs too.
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

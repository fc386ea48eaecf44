import { connect, createServer, type Socket } from "node:net";

/** A way to a server that can be cut and joined again. */
export interface CutLine {
  port: number;
  /** Ends every connection and takes no new one; or, hanging, takes them and says nothing. */
  cut(how: "refused" | "hanging"): void;
  join(): void;
  close(): Promise<void>;
}

/** Leads a port of its own to a server's. */
export async function lineTo({ hostname, port }: URL): Promise<CutLine> {
  let state: "joined" | "refused" | "hanging" = "joined";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (state === "refused") client.destroy();
    if (state !== "joined") return;
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
    join() {
      state = "joined";
      end();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        end();
      }),
  };
}

import { once } from "node:events";
import { createServer } from "node:net";

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || !address) throw new Error("No port is free.");
  return address.port;
}

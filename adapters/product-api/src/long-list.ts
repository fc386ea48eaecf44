import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends a list that is long as JSON, batch by batch, as fast as it is taken. */
export function sendList(reply: FastifyReply, batches: AsyncIterable<unknown[]>) {
  const texts = Readable.from(jsonTexts(batches));
  return reply.type("application/json; charset=utf-8").send(texts);
}

async function* jsonTexts(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + JSON.stringify(batch).slice(1, -1);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

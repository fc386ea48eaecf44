import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends a list that is long as JSON, batch by batch, as fast as it is taken. */
export function sendList(reply: FastifyReply, batches: Iterable<unknown[]>) {
  const texts = Readable.from(jsonTexts(batches));
  return reply.type("application/json; charset=utf-8").send(texts);
}

function* jsonTexts(batches: Iterable<unknown[]>): Generator<string> {
  let before = "[";
  for (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + JSON.stringify(batch).slice(1, -1);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

import { connect } from "node:net";
import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { anyText, anyValue, type Schema } from "./any-value.ts";

/** One request that was sent, and how it was answered: 0 where it was not. */
export interface Sent {
  what: string;
  status: number;
}

interface Operation {
  path: string;
  method: string;
  body: Schema | undefined;
}

interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, Body> } }>>;
  components: { schemas: Record<string, Schema> };
}
interface Body {
  schema: Schema;
}

/** What a sender hears who is hung up on. */
const hangUp = /EPIPE|ECONNRESET/;
/** Node hangs up on a longer one, characters. */
const longestHead = 15_000;

const mediaTypes = [
  "application/json",
  "application/json; charset=latin1",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/x-www-form-urlencoded",
  "a/b/c",
];
const headerNames = ["if-match", "idempotency-key", "x-request-id", "if-none-match", "origin"];

/** Sends requests made from a service's own description, the same ones for the same seed. */
export class Sender {
  private constructor(
    private readonly url: string,
    private readonly random: SeededRandom,
    private readonly operations: Operation[],
    private readonly schemas: Record<string, Schema>,
  ) {}

  /** Reads the description of the service at this address. */
  static async to(url: string, seed: number): Promise<Sender> {
    const answer = await fetch(`${url}/openapi.json`);
    const { paths, components } = (await answer.json()) as Description;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        path,
        method: method.toUpperCase(),
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
      })),
    );
    return new Sender(url, new SeededRandom(seed), operations, components.schemas);
  }

  async send(): Promise<Sent> {
    const { random } = this;
    return random.chance(0.1) ? this.#sendBytes() : this.#sendRequest();
  }

  async #sendRequest(): Promise<Sent> {
    const { random } = this;
    const { path, method, body } = random.of(this.operations);
    const target = path.replace(/\{\w+\}/g, () => escaped(anyText(random)));
    const headers = new Headers();
    if (random.chance(0.5)) headers.set("authorization", `Bearer ${random.below(1e6)}`);
    for (const name of headerNames) {
      if (random.chance(0.15)) headers.set(name, anyText(random).replace(/[^\x20-\x7e]/g, "?"));
    }
    const sent = body ?? (random.chance(0.2) ? {} : undefined);
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(15_000) };
    if (sent && method !== "GET") Object.assign(init, this.#body(sent, headers));
    const head = target.length + [...headers].join().length;
    return this.#answered(
      `${method} ${target.slice(0, 200)}`,
      () => fetch(this.url + target, init),
      head > longestHead,
    );
  }

  #body(schema: Schema, headers: Headers): RequestInit {
    const { random } = this;
    const value = anyValue(random, schema, this.schemas);
    if (random.chance(0.3)) return { body: this.#form(value) };
    headers.set("content-type", random.chance(0.8) ? "application/json" : random.of(mediaTypes));
    const text = JSON.stringify(value) ?? "";
    const cut = random.chance(0.1) ? random.below(text.length + 1) : text.length;
    return { body: text.slice(0, cut) };
  }

  #form(value: unknown): FormData {
    const { random } = this;
    const form = new FormData();
    for (const [name, part] of Object.entries(Object(value)).slice(0, 60)) {
      form.append(name, typeof part === "string" ? part : JSON.stringify(part ?? ""));
    }
    for (let file = random.below(4); file > 0; file -= 1) {
      const content = this.#bytes(random.below(5_000));
      const field = random.of(["Image", "pdf", "video", anyText(random)]);
      form.append(field, new File([content], anyText(random)));
    }
    return form;
  }

  /** What is no HTTP at all, or breaks off in the middle of it. */
  #sendBytes(): Promise<Sent> {
    const { random } = this;
    const { method, path } = random.of(this.operations);
    const beginnings = [
      "",
      `${method} ${path} HTTP/1.1\r\nhost: x\r\n`,
      `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n`,
      `${method} ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nfff\r\n`,
      `POST /product/create HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900\r\n\r\n--b\r\n`,
    ];
    const beginning = random.of(beginnings);
    const bytes = Buffer.concat([Buffer.from(beginning), this.#bytes(random.below(2_000))]);
    const { hostname, port } = new URL(this.url);
    return this.#answered(`bytes after ${JSON.stringify(beginning)}`, () => {
      return new Promise((resolve, reject) => {
        let said = "";
        const socket = connect(Number(port), hostname, () => socket.end(bytes));
        socket.setTimeout(15_000, () => socket.destroy(new Error("no end")));
        socket.on("data", (chunk) => {
          said += chunk.toString("latin1");
        });
        socket.on("error", (error) =>
          "code" in error && hangUp.test(String(error.code)) ? undefined : reject(error),
        );
        socket.on("close", () => {
          // Hanging up is an answer too.
          const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 400);
          resolve(new Response(null, { status: status < 200 ? 400 : status }));
        });
      });
    });
  }

  #bytes(length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length }, () => this.random.below(256));
  }

  async #answered(what: string, ask: () => Promise<Response>, mayHangUp = false): Promise<Sent> {
    try {
      const answer = await ask();
      await answer.arrayBuffer();
      return { what, status: answer.status };
    } catch (error) {
      // Whoever is still sending hears nothing but that.
      const cause = String(Object(error).cause ?? "");
      const isHangUp = mayHangUp && hangUp.test(cause);
      return { what: `${what}: ${String(error)} ${cause}`, status: isHangUp ? 431 : 0 };
    }
  }
}

/** In an address as it may come: encoded, and sometimes wrongly. */
function escaped(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half a character cannot be encoded rightly.
    return "%E0%A4%A";
  }
}

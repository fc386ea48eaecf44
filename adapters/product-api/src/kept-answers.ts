import type { FastifyReply } from "fastify";

/** What answers are made from: they hold for as long as none of it changes. */
export interface Source {
  /** Another object once everything was read anew. */
  readonly projection: { readonly version: number };
}

/** An answer as it goes over the line, and how long it is once it is known, bytes. */
interface Kept {
  text: Promise<Buffer>;
  length: number;
}

/** The most that is kept, bytes; or one answer, however long it is. */
const mostKept = 16 * 1024 * 1024;

/**
 * Answers to what has been asked before, ready to be sent, kept for as long as the catalogue stays
 * as it is. Who asks what is being found out for somebody else waits for the same answer. Failures
 * are never kept.
 */
export class KeptAnswers {
  /** The one that was asked for last comes last. */
  readonly #answers = new Map<string, Kept>();
  #kept = 0;
  #projection: Source["projection"] | undefined;
  #version = 0;

  /** @param source gives the catalogue as it is now, or throws */
  constructor(private readonly source: () => Source) {}

  get count(): number {
    return this.#answers.size;
  }

  /** What they hold together. */
  get bytes(): number {
    return this.#kept;
  }

  /**
   * Sends what was found as JSON.
   *
   * @param question all that the answer depends on, but for the catalogue
   * @param holds whether what was found can be kept
   * @throws what `find` throws
   */
  async send<Found>(
    reply: FastifyReply,
    question: string,
    find: () => Promise<Found>,
    holds: (found: Found) => boolean = () => true,
  ) {
    const text = await this.#answer(question, find, holds);
    return reply.type("application/json; charset=utf-8").send(text);
  }

  #answer<Found>(
    question: string,
    find: () => Promise<Found>,
    holds: (found: Found) => boolean,
  ): Promise<Buffer> {
    this.#forgetWhatIsOld();
    const known = this.#answers.get(question);
    if (known) {
      // Asked again: the last to be forgotten.
      this.#answers.delete(question);
      this.#answers.set(question, known);
      return known.text;
    }
    let isToBeKept = true;
    const text = find().then((found) => {
      isToBeKept = holds(found);
      return Buffer.from(JSON.stringify(found));
    });
    const kept = { text, length: 0 };
    this.#answers.set(question, kept);
    const forget = () => {
      if (this.#answers.get(question) === kept) this.#answers.delete(question);
    };
    text.then(
      ({ length }) => (isToBeKept ? this.#count(question, kept, length) : forget()),
      forget,
    );
    return text;
  }

  #forgetWhatIsOld(): void {
    const { projection } = this.source();
    if (this.#projection === projection && this.#version === projection.version) return;
    this.#answers.clear();
    this.#kept = 0;
    this.#projection = projection;
    this.#version = projection.version;
  }

  #count(question: string, kept: Kept, length: number): void {
    if (this.#answers.get(question) !== kept) return;
    kept.length = length;
    this.#kept += length;
    for (const [oldest, { length }] of this.#answers) {
      if (this.#kept <= mostKept || oldest === question) return;
      this.#answers.delete(oldest);
      this.#kept -= length;
    }
  }
}

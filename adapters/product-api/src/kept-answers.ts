import type { FastifyReply } from "fastify";

/** What answers are made from: they hold for as long as none of it changes. */
export interface Source {
  /** Another object once everything was read anew. */
  readonly projection: { readonly version: number };
}

/** The most that is kept, characters. */
const mostKept = 16 * 1024 * 1024;

/**
 * Answers to what has been asked before, ready to be sent, kept for as long as the catalogue stays
 * as it is. Who asks what is being found out for somebody else waits for the same answer. Failures
 * are never kept.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, Promise<string>>();
  #kept = 0;
  #projection: Source["projection"] | undefined;
  #version = 0;

  /** @param source gives the catalogue as it is now, or throws */
  constructor(private readonly source: () => Source) {}

  get count(): number {
    return this.#answers.size;
  }

  /** What they hold together. */
  get characters(): number {
    return this.#kept;
  }

  /**
   * Sends what was found as JSON.
   *
   * @param question all that the answer depends on, but for the catalogue
   * @throws what `find` throws
   */
  async send(reply: FastifyReply, question: string, find: () => Promise<unknown>) {
    const text = await this.#answer(question, find);
    return reply.type("application/json; charset=utf-8").send(text);
  }

  #answer(question: string, find: () => Promise<unknown>): Promise<string> {
    this.#forgetWhatIsOld();
    const known = this.#answers.get(question);
    if (known) {
      // Asked again: the last to be forgotten.
      this.#answers.delete(question);
      this.#answers.set(question, known);
      return known;
    }
    const answer = find().then((found) => JSON.stringify(found));
    this.#answers.set(question, answer);
    answer.then(
      (text) => this.#count(question, answer, text.length),
      () => {
        if (this.#answers.get(question) === answer) this.#answers.delete(question);
      },
    );
    return answer;
  }

  #forgetWhatIsOld(): void {
    const { projection } = this.source();
    if (this.#projection === projection && this.#version === projection.version) return;
    this.#answers.clear();
    this.#kept = 0;
    this.#projection = projection;
    this.#version = projection.version;
  }

  #count(question: string, answer: Promise<string>, length: number): void {
    if (this.#answers.get(question) !== answer) return;
    this.#kept += length;
    if (this.#kept <= mostKept) return;
    // Rare, and quicker than to remember what each of them took.
    this.#answers.clear();
    this.#kept = 0;
  }
}

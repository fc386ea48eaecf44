import { lookup } from "node:dns";
import { Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent as TlsAgent, request as tlsRequest } from "node:https";

/** Timeout of a request. A browser waits longer, but a shopper does not. */
const timeoutMs = 30_000;

/**
 * @typedef {{
 *   step: string, ms: number, at: number, outcome: string | number, isFailed: boolean,
 * }} Request
 * @typedef {{ status: number, body: string, json: () => any }} Answer
 */

/** A refused request; without `status` where there was no answer. */
export class RequestFailedError extends Error {
  name = "RequestFailedError";

  constructor(step, status, body = "") {
    super(`${step}: ${status ?? "no answer"} ${body.slice(0, 300)}`);
    this.status = status;
    this.body = body;
  }
}

/** Sends requests to the shop as a browser does, through the proxy, and records each one. */
export class Shop {
  /** @type {Request[]} */
  requests = [];
  #key = "";
  #addresses;
  #agent;
  #send;

  /** @param {string} address the storefront's URL; those of the backend and product API have prefixes */
  constructor(address) {
    const { protocol, host } = new URL(address);
    this.#addresses = {
      shop: `${protocol}//${host}`,
      commerce: `${protocol}//commerce.${host}`,
      api: `${protocol}//api.${host}`,
    };
    const isTls = protocol === "https:";
    this.#send = isTls ? tlsRequest : plainRequest;
    const options = { keepAlive: true, lookup: lookupLikeBrowsers };
    this.#agent = isTls ? new TlsAgent(options) : new PlainAgent(options);
  }

  /** Reads the publishable API key from the home page. */
  async open() {
    const { body } = await this.ask("page: home", "GET", "shop", "/");
    const [key] = /pk_[0-9a-f]{32,}/.exec(body) ?? [];
    if (!key) throw new Error("The home page names no publishable key.");
    this.#key = key;
  }

  close() {
    this.#agent.destroy();
  }

  /**
   * @param {string} step the name in the results
   * @param {"GET" | "POST"} method
   * @param {"shop" | "commerce" | "api"} part
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<Answer>}
   * @throws RequestFailedError where the answer is an error, or there is none
   */
  async ask(step, method, part, path, body) {
    const at = Date.now();
    const record = (outcome, isFailed) =>
      this.requests.push({ step, ms: Date.now() - at, at, outcome, isFailed });
    let answer;
    try {
      answer = await this.#answer(method, this.#addresses[part] + path, body);
    } catch (error) {
      record(error.code ?? error.message, true);
      throw new RequestFailedError(step);
    }
    // A 409 (a concurrent change, or sold out) is a valid answer of a shop; 429 and 5xx are failures.
    record(answer.status, answer.status >= 500 || answer.status === 429);
    if (answer.status >= 400) throw new RequestFailedError(step, answer.status, answer.body);
    return answer;
  }

  #answer(method, url, body) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = this.#send(url, {
        method,
        agent: this.#agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          "x-publishable-api-key": this.#key,
          ...(text !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(text),
          }),
        },
      });
      request.on("error", reject);
      request.on("response", (response) => {
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const answered = Buffer.concat(chunks).toString();
          resolve({
            status: response.statusCode,
            body: answered,
            json: () => JSON.parse(answered),
          });
        });
      });
      request.end(text);
    });
  }
}

/** Browsers resolve names under localhost to this machine; many resolvers do not. */
function lookupLikeBrowsers(host, options, callback) {
  lookup(host.endsWith(".localhost") ? "localhost" : host, { ...options, family: 4 }, callback);
}

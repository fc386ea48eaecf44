import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { type ChildDefinition, signalChild, startChild } from "./child.ts";
import { lastLinesOf } from "./log-file.ts";

/** Time for a service to finish its open requests before it is killed, in milliseconds. */
const stopTimeoutMs = 15_000;

/** A part of the shop that runs as a process. */
export interface ServiceDefinition extends ChildDefinition {
  /** The name in messages, such as "backend". */
  name: string;
  /** A URL that answers 2xx when the service is ready. Without it, the service sends a message. */
  readyUrl?: string;
  readyTimeoutMs: number;
}

/** A service did not start. The message is a sentence for users and the last lines of the log. */
export class ServiceError extends Error {}

/** A running service. */
export class Service {
  #process: ChildProcess;
  #exited: Promise<void>;
  /** The exit code, or null while the service runs. */
  exitCode: number | null = null;
  #stopping = false;

  private constructor(readonly definition: ServiceDefinition) {
    this.#process = startChild(definition);
    this.#exited = new Promise((resolve) => {
      this.#process.once("exit", (code) => {
        this.exitCode = code ?? 1;
        resolve();
      });
    });
  }

  /**
   * Starts a service and waits until it is ready. `onStarting` gets the service before it is ready, so
   * that the caller can stop it.
   *
   * @throws ServiceError where the service exits or is not ready in time
   */
  static async start(
    definition: ServiceDefinition,
    onStarting: (service: Service) => void = () => {},
  ): Promise<Service> {
    const service = new Service(definition);
    onStarting(service);
    try {
      await service.#waitUntilReady();
    } catch (error) {
      await service.stop();
      throw error;
    }
    return service;
  }

  /** The process id, once the process exists. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Calls back if the service exits without a call of `stop`. */
  onUnexpectedExit(callback: (service: Service) => void): void {
    this.#exited.then(() => {
      if (!this.#stopping) callback(this);
    });
  }

  /** Stops the service with SIGTERM, and with SIGKILL after a timeout. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.exitCode !== null) return;
    signalChild(this.#process, "SIGTERM");
    const ended = await Promise.race([
      this.#exited.then(() => true),
      delay(stopTimeoutMs, false, { ref: false }),
    ]);
    if (!ended) {
      signalChild(this.#process, "SIGKILL");
      await this.#exited;
    }
  }

  async #waitUntilReady(): Promise<void> {
    const { name, readyUrl, readyTimeoutMs, logFile } = this.definition;
    let ready = false;
    this.#process.once("message", () => {
      ready = true;
    });
    const deadline = Date.now() + readyTimeoutMs;
    while (Date.now() < deadline) {
      if (this.exitCode !== null) {
        throw new ServiceError(
          `The ${name} stopped while it was starting.\n${await lastLinesOf(logFile)}`,
        );
      }
      if (readyUrl ? await answers(readyUrl) : ready) return;
      await delay(100);
    }
    throw new ServiceError(
      `The ${name} was not ready after ${readyTimeoutMs / 1000} seconds.\n${await lastLinesOf(logFile)}`,
    );
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

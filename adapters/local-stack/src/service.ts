import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { type ChildDefinition, signalChild, startChild } from "./child.ts";
import { endOf } from "./log-file.ts";

/** How long a service may take to finish what is in flight, in milliseconds. */
const stopWithinMs = 15_000;

/** One part of the shop as a process of its own. */
export interface ServiceDefinition extends ChildDefinition {
  /** What people call it: "backend", "product API". */
  name: string;
  /** Answers 2xx once the service can be used; without it the service says so itself. */
  readyUrl?: string;
  readyWithinMs: number;
}

/** A service that did not come up, in a sentence for people and with the end of its log. */
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
   * Starts a service and waits until it can be used. `onStarting` gets it before that, so that it
   * can be stopped meanwhile.
   *
   * @throws ServiceError when it ends or takes too long
   */
  static async start(
    definition: ServiceDefinition,
    onStarting: (service: Service) => void = () => {},
  ): Promise<Service> {
    const service = new Service(definition);
    onStarting(service);
    try {
      await service.#untilReady();
    } catch (error) {
      await service.stop();
      throw error;
    }
    return service;
  }

  /** The process's id, once it has one. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Calls back if the service ends without having been told to. */
  onUnexpectedExit(callback: (service: Service) => void): void {
    this.#exited.then(() => {
      if (!this.#stopping) callback(this);
    });
  }

  /** Ends the service: kindly, then by force. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.exitCode !== null) return;
    signalChild(this.#process, "SIGTERM");
    const ended = await Promise.race([
      this.#exited.then(() => true),
      delay(stopWithinMs, false, { ref: false }),
    ]);
    if (!ended) {
      signalChild(this.#process, "SIGKILL");
      await this.#exited;
    }
  }

  async #untilReady(): Promise<void> {
    const { name, readyUrl, readyWithinMs, logFile } = this.definition;
    let ready = false;
    this.#process.once("message", () => {
      ready = true;
    });
    const deadline = Date.now() + readyWithinMs;
    while (Date.now() < deadline) {
      if (this.exitCode !== null) {
        throw new ServiceError(
          `The ${name} stopped while it was starting.\n${await endOf(logFile)}`,
        );
      }
      if (readyUrl ? await answers(readyUrl) : ready) return;
      await delay(100);
    }
    throw new ServiceError(
      `The ${name} was not ready after ${readyWithinMs / 1000} seconds.\n${await endOf(logFile)}`,
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

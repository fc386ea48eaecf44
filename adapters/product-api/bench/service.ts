import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@chemical-ink/test-kit/free-port";

const folder = join(import.meta.dirname, "..");

/** A million products are read in a minute, on a machine that has nothing else to do. */
const timeoutMs = 600_000;

/** The service as it is built, in a process of its own. */
export interface BuiltService {
  url: string;
  /** Resident memory, MB. */
  memory(): number;
  /** The most there was of it, MB. */
  mostMemory(): number;
  /** How long processors have worked for it, ms: a busy machine lets it wait, but does not add to this. */
  processorTime(): number;
  /** Whether the process still runs. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts `dist/main.js` and waits until it is ready. */
export async function startService(environment: NodeJS.ProcessEnv): Promise<BuiltService> {
  const port = await freePort();
  const child = spawn(process.execPath, startArguments(), {
    cwd: folder,
    env: {
      ...process.env,
      SHOP_ENVIRONMENT: "demo",
      NODE_ENV: "production",
      // As in the image.
      MALLOC_MMAP_THRESHOLD_: "131072",
      MALLOC_TRIM_THRESHOLD_: "262144",
      HOST: "127.0.0.1",
      PORT: String(port),
      MEDUSA_PUBLISHABLE_KEY: "pk_bench",
      RATE_LIMIT_PER_MINUTE: "1000000",
      WRITE_RATE_LIMIT_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
      // A busy machine gets figures, not an end.
      REQUEST_TIMEOUT_MS: "60000",
      ...environment,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(url))) {
    if (!isRunning()) throw new Error("The service ended before it was ready.");
    if (Date.now() > deadline) throw new Error("The service was not ready within ten minutes.");
    await pause(100);
  }
  return {
    url,
    memory: () => memoryOf(child, "VmRSS"),
    mostMemory: () => memoryOf(child, "VmHWM"),
    processorTime: () => processorTimeOf(child),
    isRunning,
    async stop() {
      if (!isRunning()) return;
      child.kill();
      await once(child, "exit");
    },
  };
}

/** What `npm start` gives to node. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return String(scripts.start).split(" ").slice(1);
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function memoryOf({ pid }: ChildProcess, figure: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const line = status.split("\n").find((line) => line.startsWith(`${figure}:`));
  return Number(line?.match(/\d+/)?.[0]) / 1_024;
}

/** In hundredths of a second, as Linux counts. */
function processorTimeOf({ pid }: ChildProcess): number {
  const [, afterName = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = afterName.split(" ");
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

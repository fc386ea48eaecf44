import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const folder = join(import.meta.dirname, "..");

/** The service as it is built, in a process of its own. */
export interface BuiltService {
  url: string;
  /** Resident memory, MB. */
  memory(): number;
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
      HOST: "127.0.0.1",
      PORT: String(port),
      MEDUSA_PUBLISHABLE_KEY: "pk_bench",
      RATE_LIMIT_PER_MINUTE: "1000000",
      WRITE_RATE_LIMIT_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const deadline = Date.now() + 120_000;
  while (!(await isReady(url))) {
    if (!isRunning()) throw new Error("The service ended before it was ready.");
    if (Date.now() > deadline) throw new Error("The service was not ready within two minutes.");
    await pause(100);
  }
  return {
    url,
    memory: () => residentMemory(child),
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

function residentMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

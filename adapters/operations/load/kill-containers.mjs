import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Time under load before each container is killed, ms. */
const beforeKillMs = 10_000;
const recoveryTimeoutMs = 120_000;

/**
 * Kills one container of each service and waits until it is healthy again. It kills the process, because
 * Docker does not restart a container after `docker kill`.
 *
 * @param {string[]} services
 * @param {number} endsAt the time after which no container is killed, ms since 1970
 * @returns {Promise<{ service: string, recoveryMs: number }[]>}
 * @throws Error where a container does not become healthy again
 */
export async function killContainers(services, endsAt) {
  const killed = [];
  for (const service of services) {
    await pause(beforeKillMs);
    if (Date.now() > endsAt) throw new Error(`There was no time left to kill ${service}.`);
    const { stdout } = await run("docker", ["compose", "ps", "--quiet", service]);
    const [container] = stdout.trim().split("\n");
    const { pid, startedAt } = await stateOf(container);
    const at = Date.now();
    process.kill(pid, "SIGKILL");
    console.log(`${service}: killed ${container.slice(0, 12)}`);
    await waitUntilHealthy(container, startedAt, at + recoveryTimeoutMs);
    killed.push({ service, recoveryMs: Date.now() - at });
  }
  return killed;
}

async function waitUntilHealthy(container, startedAt, deadline) {
  while (Date.now() < deadline) {
    const state = await stateOf(container);
    if (state.startedAt !== startedAt && state.health === "healthy") return;
    await pause(250);
  }
  throw new Error(`${container} did not become healthy again.`);
}

async function stateOf(container) {
  const format = "{{.State.Pid}} {{.State.StartedAt}} {{.State.Health.Status}}";
  const { stdout } = await run("docker", ["inspect", "--format", format, container]);
  const [pid, startedAt, health] = stdout.trim().split(" ");
  return { pid: Number(pid), startedAt, health };
}

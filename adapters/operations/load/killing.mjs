import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Load before the first one, and between one and the next, ms. */
const calmMs = 10_000;
const mostHealingMs = 120_000;

/**
 * Kills one container of each service, and waits until it is well again. It kills from outside:
 * what `docker kill` has ended stays down.
 *
 * @param {string[]} services
 * @param {number} endsAt no container is killed after this moment, ms since 1970
 * @returns {Promise<{ service: string, healedMs: number }[]>}
 * @throws Error where one does not come back
 */
export async function killInTurn(services, endsAt) {
  const killed = [];
  for (const service of services) {
    await pause(calmMs);
    if (Date.now() > endsAt) throw new Error(`There was no time left to kill ${service}.`);
    const { stdout } = await run("docker", ["compose", "ps", "--quiet", service]);
    const [container] = stdout.trim().split("\n");
    const { pid, startedAt } = await stateOf(container);
    const at = Date.now();
    process.kill(pid, "SIGKILL");
    console.log(`${service}: killed ${container.slice(0, 12)}`);
    await isWellAgain(container, startedAt, at + mostHealingMs);
    killed.push({ service, healedMs: Date.now() - at });
  }
  return killed;
}

async function isWellAgain(container, startedAt, deadline) {
  while (Date.now() < deadline) {
    const state = await stateOf(container);
    if (state.startedAt !== startedAt && state.health === "healthy") return;
    await pause(250);
  }
  throw new Error(`${container} is not well again.`);
}

async function stateOf(container) {
  const format = "{{.State.Pid}} {{.State.StartedAt}} {{.State.Health.Status}}";
  const { stdout } = await run("docker", ["inspect", "--format", format, container]);
  const [pid, startedAt, health] = stdout.trim().split(" ");
  return { pid: Number(pid), startedAt, health };
}

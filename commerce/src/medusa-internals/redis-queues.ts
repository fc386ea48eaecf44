import type { Redis } from "ioredis";

/**
 * Where Medusa 2.21.2's Redis modules keep what is to be done, by BullMQ's keys: the modules do not say
 * how much is waiting.
 */
const queues = {
  events: "RedisEventBusService:events-queue",
  workflows: "bull:medusa-workflows",
  jobs: "bull:medusa-workflows-jobs",
} as const;

/** How many entries of a queue are in this state. */
export interface QueueLength {
  queue: keyof typeof queues;
  /** `failed`: given up, after all tries. */
  state: "waiting" | "active" | "delayed" | "failed";
  length: number;
}

/** How long the queues in Redis are. @throws Error where Redis does not answer. */
export async function queueLengths(redis: Redis): Promise<QueueLength[]> {
  const names = Object.keys(queues) as (keyof typeof queues)[];
  const found = names.map(async (queue): Promise<QueueLength[]> => {
    const key = queues[queue];
    const [waiting, prioritized, active, delayed, failed] = await Promise.all([
      redis.llen(`${key}:wait`),
      redis.zcard(`${key}:prioritized`),
      redis.llen(`${key}:active`),
      redis.zcard(`${key}:delayed`),
      redis.zcard(`${key}:failed`),
    ]);
    return [
      { queue, state: "waiting", length: waiting + prioritized },
      { queue, state: "active", length: active },
      { queue, state: "delayed", length: delayed },
      { queue, state: "failed", length: failed },
    ];
  });
  return (await Promise.all(found)).flat();
}

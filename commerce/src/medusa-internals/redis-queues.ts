import type { Redis } from "ioredis";

/**
 * The BullMQ keys of the queues of Medusa 2.21.2's Redis modules, which do not report their
 * lengths.
 */
const queues = {
  events: "RedisEventBusService:events-queue",
  workflows: "bull:medusa-workflows",
  jobs: "bull:medusa-workflows-jobs",
} as const;

/** How many entries of a queue are in a state. */
export interface QueueLength {
  queue: keyof typeof queues;
  /** `failed`: after all tries. */
  state: "waiting" | "active" | "delayed" | "failed";
  length: number;
}

/** The lengths of the queues in Redis. @throws Error where Redis does not answer */
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

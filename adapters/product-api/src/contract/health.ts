import { z } from "zod";

/** The process runs. */
export const livenessSchema = z.object({ status: z.literal("ok") });

const dependencyStatus = z.enum(["up", "down"]);

/** Whether requests can be answered now, and which dependency is in the way if not. */
export const readinessSchema = z.object({
  status: z.enum(["ready", "not-ready"]),
  dependencies: z.object({
    backend: dependencyStatus.describe("The commerce backend answers"),
    catalogue: dependencyStatus.describe(
      "The catalogue has been read and is kept in step with the database",
    ),
  }),
});

export type Readiness = z.infer<typeof readinessSchema>;

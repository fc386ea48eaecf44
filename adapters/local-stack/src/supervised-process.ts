/** What a process of the local stack owes the one that started it: a word when it is ready, and an end. */

/** Tells the parent that this process can be used. */
export function reportReady(): void {
  process.send?.("ready");
}

/**
 * Stops once the parent says so, or is gone. A parent that was killed cannot stop anything,
 * so the broken channel is the signal.
 */
export function runUntilToldToStop(stop: () => Promise<void>): void {
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", leave);
  process.on("SIGINT", leave);
  process.on("disconnect", leave);
}

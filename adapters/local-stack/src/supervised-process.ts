/** Tells the parent process that this process is ready. */
export function reportReady(): void {
  process.send?.("ready");
}

/**
 * Stops after a signal, or when the parent process ends. A killed parent sends no signal, so the closed
 * channel counts as one.
 */
export function runUntilStopped(stop: () => Promise<void>): void {
  let stopping = false;
  const shutDown = () => {
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
  process.on("SIGTERM", shutDown);
  process.on("SIGINT", shutDown);
  process.on("disconnect", shutDown);
}

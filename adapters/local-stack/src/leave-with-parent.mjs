/**
 * Loaded into every process that the local stack starts. Most of them know nothing of it: once the
 * process that started them is gone, they and what they have started get the signal to stop.
 */
const leaveWithinMs = 10_000;

if (process.channel) {
  process.on("disconnect", () => {
    const group = process.platform === "win32" ? process.pid : -process.pid;
    setTimeout(() => process.kill(group, "SIGKILL"), leaveWithinMs).unref();
    process.kill(group, "SIGTERM");
  });
  // The channel alone must not keep a process alive that is done.
  process.channel.unref();
}

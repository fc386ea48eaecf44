/**
 * Preloaded into every process that the local stack starts. When the parent process ends, this process
 * and its children get SIGTERM, and after ten seconds SIGKILL.
 */
const exitTimeoutMs = 10_000;

if (process.channel) {
  process.on("disconnect", () => {
    const group = process.platform === "win32" ? process.pid : -process.pid;
    setTimeout(() => process.kill(group, "SIGKILL"), exitTimeoutMs).unref();
    process.kill(group, "SIGTERM");
  });
  // The open channel must not keep a finished process alive.
  process.channel.unref();
}

/**
 * Loaded with `node --import` into processes that know nothing of the local stack:
 * once the process that started them is gone, they get the signal it would have sent.
 */
process.on("disconnect", () => {
  const group = process.platform === "win32" ? process.pid : -process.pid;
  process.kill(group, "SIGTERM");
});
// The channel alone must not keep a process alive that is done.
process.channel?.unref();

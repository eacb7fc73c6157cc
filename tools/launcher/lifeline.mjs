// Preloaded into the processes that the launcher keeps: when the launcher is killed, its end of the channel closes, and they stop as if asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()
let isStopping = false
// Whoever ends us ends what we started: a browser that is left behind costs a machine dearly.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(1)
    isStopping = true
    // The word that Playwright and vitest tidy up after.
    for (const child of running) child.kill('SIGINT')
  })
}

/** Runs Node on these arguments to the end, with our own output; the exit code. */
export function runNode(args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<number> {
  const child = spawn(process.execPath, [...args], { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
  running.add(child)
  return new Promise((done) => {
    child.once('error', () => done(127))
    child.once('exit', (code) => {
      running.delete(child)
      // What is left to run is not begun.
      if (isStopping && running.size === 0) process.exit(1)
      done(code ?? 1)
    })
  })
}

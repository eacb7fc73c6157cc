import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs one of the house's programs as a process of its own, with this process's environment and what is added; it writes to the file `out`. */
export const spawnScript = (script: string, out: number, env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['--conditions=ante-server', '--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    stdio: ['ignore', out, out],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })

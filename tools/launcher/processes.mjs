// Child processes that end with us, never before they have finished their work. Built-ins of Node 20 only.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const isWindows = process.platform === 'win32'
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Those that a signal is passed on to. */
const children = new Set()
/** The first signal that we were given, or undefined. */
export let stopping

function passOn(signal) {
  stopping ??= signal
  for (const child of children) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
}
for (const signal of signals) process.on(signal, () => passOn(signal))

// npm runs us through a shell that dies of SIGTERM without passing it on: losing that parent is the same order.
const parent = process.ppid
if (process.env.npm_lifecycle_event && !isWindows) {
  setInterval(() => process.ppid !== parent && !stopping && passOn('SIGTERM'), 500).unref()
}

/**
 * Spawns with our own input and output, in a session of its own: Ctrl-C reaches us alone and each child gets it once, from us. With
 * `lifeline` the child ends itself when we are killed without a word. A child that is not to be `told` is left to the
 * one who started it, for an order of ends.
 */
export function start(file, args, { lifeline = false, told = true, ...options } = {}) {
  const preload = fileURLToPath(new URL('./lifeline.mjs', import.meta.url))
  const full = lifeline ? ['--import', preload, ...args] : args
  const child = spawn(file, full, {
    stdio: lifeline ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    detached: !isWindows,
    ...options,
  })
  if (child.pid && told) children.add(child)
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${file} could not be started: ${error.message}`)
      resolve(127)
    })
    child.once('exit', (code, signal) => {
      children.delete(child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
  return { child, ended }
}

/** Runs to the end; the exit code. */
export const run = (file, args, options) => start(file, args, options).ended

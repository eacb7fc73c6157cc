import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../errors.ts'

/** After a SIGKILL of the server its children hold the shared memory until they notice. */
export const leaveTimeoutMs = 8_000
/** Replaying the log after a crash takes its time. */
export const readyTimeoutMs = 120_000

/** What a living server writes into its data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

export function readTextIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether the process runs. One that was killed and that its parent has not waited for answers signals still, but runs no more. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  const stat = process.platform === 'linux' ? readTextIfThere(`/proc/${pid}/stat`) : undefined
  return stat === undefined || !/\) Z /.test(stat)
}

/**
 * A process by its id and, where the system tells it, the moment of its start: ids are given again, in a container after every restart, and who finds
 * one in a file must not take another program for the one that wrote it.
 */
export function signatureOf(pid: number): string {
  const stat = process.platform === 'linux' ? readTextIfThere(`/proc/${pid}/stat`) : undefined
  // The program's name stands in brackets and may hold anything; the start is the 20th field behind it.
  const begun = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return begun === undefined ? String(pid) : `${pid} ${begun}`
}

/** The process that signed, if it still lives. */
export function livingSigner(signature: string): number | undefined {
  const pid = Number(signature.split(' ', 1)[0])
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  return !signature.includes(' ') || signatureOf(pid) === signature ? pid : undefined
}

/** The server of this data directory, if its process lives. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readTextIfThere(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 1 || resolve(lines[1] ?? '') !== resolve(cluster)) return undefined
  if (!isAlive(pid)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** Whether something that speaks PostgreSQL's protocol answers: a process id alone may have been given to another program. */
export function speaksPostgres(port: number, timeoutMs = 1000): Promise<boolean> {
  const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (answer: boolean) => {
      socket.destroy()
      done(answer)
    }
    socket.setTimeout(timeoutMs, () => end(false))
    socket.on('error', () => end(false))
    socket.on('connect', () => socket.write(sslRequest))
    socket.on('data', (bytes) => end(bytes[0] === 0x4e || bytes[0] === 0x53))
  })
}

/** The wished port when nobody listens on it, else one that the system chooses. */
export function freePort(wished = 0): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      wished !== 0 && error.code === 'EADDRINUSE' ? done(freePort()) : fail(error)
    )
    server.listen({ port: wished, host: '127.0.0.1' }, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => done(port))
    })
  })
}

/** Asks until the answer is there or the time is over. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  timeoutMs: number,
  everyMs = 20
): Promise<T | undefined> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() >= end) return undefined
    await sleep(everyMs)
  }
}

import { rmSync, statSync, writeFileSync } from 'node:fs'
import { codeOf } from '../errors.ts'
import { EmbeddedDatabaseError } from './postgres-binaries.ts'
import { leaveTimeoutMs, livingSigner, readTextIfThere, readyTimeoutMs, signatureOf, until } from './postmaster.ts'

/** Who holds the lock; undefined when it was left behind. One that is still empty was made a moment ago, or its maker died in that moment. */
function holderOf(lock: string): number | 'somebody' | undefined {
  const signature = readTextIfThere(lock)?.trim()
  if (signature) return livingSigner(signature)
  const madeAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  return madeAt !== undefined && Date.now() - madeAt < leaveTimeoutMs ? 'somebody' : undefined
}

/** One start at a time: two processes on a fresh directory would both create the cluster. */
export async function lockedStart<T>(
  lock: string,
  report: (message: string) => void,
  work: () => Promise<T>
): Promise<T> {
  let isTold = false
  const taken = await until(() => {
    try {
      writeFileSync(lock, signatureOf(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const holder = holderOf(lock)
      if (holder === undefined) rmSync(lock, { force: true })
      else if (!isTold) report(`Another process (${holder}) is starting the database; waiting for it.`)
      isTold ||= holder !== undefined
      return undefined
    }
  }, readyTimeoutMs)
  if (!taken)
    throw new EmbeddedDatabaseError(
      `Another process has been starting the database for two minutes: end it, or remove ${lock}.`
    )
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

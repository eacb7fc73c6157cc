import { minute } from '@ante/kit/instant'
import { endSessionsOf, signedInAfter, signedInOf } from '../identity/index.ts'
import { askedAt, connectedRegisters, leaveUnanswered, readChecksOf, readUnanswered } from '../registers/index.ts'
import { type Asks, checkPlayer } from './check-registers.ts'
import { readProfiles } from './store.ts'

/** So many at a time; each waits for its registers, and no longer than a moment. */
const atOnce = 10
const pageSize = 500

async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<boolean>): Promise<void> {
  for (let index = 0; index < all.length; index += atOnce) {
    const done = await Promise.all(all.slice(index, index + atOnce).map(work))
    // None of them was answered: the others would not be either.
    if (!done.includes(true)) return
  }
}

/** Players whose register has not answered at their sign-in: as soon as it does, what it says holds. */
export async function askAgain(context: Asks): Promise<void> {
  const waiting = await context.db.query((tx) => readUnanswered(tx, minute, 200))
  if (waiting.length === 0) return
  const here = await context.db.query((tx) => signedInOf(tx, waiting))
  const gone = waiting.filter((uid) => !here.has(uid))
  if (gone.length > 0) await context.db.write((tx) => leaveUnanswered(tx, gone))
  await inGroups([...here], async (uid) => {
    const answers = await checkPlayer(context, uid, 'login')
    return answers.length === 0 || answers.some(({ word }) => word !== 'unknown')
  })
}

/** Who stays signed in is asked about once a day. Where a register may be asked at sign-in alone, its players are signed out, and asked when they come back. */
export async function askDaily(context: Asks): Promise<void> {
  for (let after = 0n; ;) {
    const uids = await context.db.query((tx) => signedInAfter(tx, after, pageSize))
    const last = uids.at(-1)
    if (last === undefined) return
    after = last
    const { profiles, checks } = await context.db.query(async (tx) => ({
      profiles: await readProfiles(tx, uids),
      checks: Map.groupBy(await readChecksOf(tx, uids), ({ uid }) => uid),
    }))
    const due = profiles.flatMap(({ uid, country_code, fields }) => {
      const { registers } = context.policy({ country: country_code, region: fields['region'] ?? null })
      const named = askedAt(registers, 'between', {
        now: context.clock.now(),
        lastAt: (name) =>
          checks
            .get(uid)
            ?.find(({ register }) => register === name)
            ?.at.getTime(),
      })
      return named.length > 0 ? [{ uid, named }] : []
    })
    await inGroups(due, async ({ uid, named }) => {
      const ports = connectedRegisters(context.ports)
      if (named.some(({ name }) => ports.get(name)?.isAskedBetween === false)) {
        await context.db.write((tx) => endSessionsOf(tx, uid))
        return true
      }
      const answers = await checkPlayer(context, uid, 'between')
      return answers.some(({ word }) => word !== 'unknown')
    })
  }
}

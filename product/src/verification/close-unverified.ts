import type { Context, ReadTx } from '@ante/kit/context'
import { hour } from '@ante/kit/instant'
import { siteOf } from '../messages/index.ts'
import { currencyOf, endAccount, isOpenAccount, readPeopleAfter, tellPlayer } from '../players/index.ts'
import { demandCheck } from './demand.ts'
import { verificationPage } from './verification-page.ts'
import * as store from './store.ts'

type Host = Pick<Context, 'db' | 'policy' | 'setting' | 'origin' | 'clock' | 'random'>
const atOnce = 200
/** Whether something of a player is not over: a bet, a round, a payment. Modules below this one know. */
type HasOpen = (tx: ReadTx, uid: bigint) => Promise<boolean>

/**
 * Ends the accounts of players who are not verified within the hours of their market (`identity.closedAfterHours`). The time is counted from when they
 * were asked for it, which is the first look after the registration, or after they came to that market.
 */
export async function closeUnverified(context: Host, hasOpen: HasOpen): Promise<void> {
  for (let after = 0n; ;) {
    const people = await context.db.read((tx) => readPeopleAfter(tx, after, atOnce))
    for (const { uid, person } of people) {
      const hours = context.policy(person).identity.closedAfterHours
      if (hours !== null && !person.isVerified) await closeWhenLate(context, { uid, hours, hasOpen })
    }
    const last = people.at(-1)
    if (!last || people.length < atOnce) return
    after = last.uid
  }
}

async function closeWhenLate(
  context: Host,
  { uid, hours, hasOpen }: { readonly uid: bigint; readonly hours: number; readonly hasOpen: HasOpen }
): Promise<void> {
  await context.db.write(async (tx) => {
    if (!(await isOpenAccount(tx, uid))) return
    const check = await demandCheck(context, tx, { uid, step: 'identity', trigger: 'play', blocks: false })
    if (!check || context.clock.now() < check.asked_at.getTime() + hours * hour) return
    // Before the account is closed: nobody is written to afterwards.
    const site = siteOf(context)
    const values = (locale: string) => ({ hours: String(hours), link: verificationPage(site, locale) })
    if (await store.noteClosing(tx, check))
      await tellPlayer(tx, uid, { key: 'account.unverified-closed', site, values })
    await endAccount(tx, { uid, currency: await currencyOf(tx, uid), hasOpen: await hasOpen(tx, uid) })
  })
}

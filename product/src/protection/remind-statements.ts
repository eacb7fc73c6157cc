import type { Context, PlayerContext } from '@ante/kit/context'
import { findUser } from '../identity/index.ts'
import { pageAddress, siteOf } from '../messages/index.ts'
import { readPeopleAfter, tellPlayer } from '../players/index.ts'
import { statementMonths } from './rules/session.ts'
import * as store from './store-reminders.ts'

type Host = Pick<Context, 'db' | 'origin' | 'setting'>

/** Once for each period, counted from the registration or the last reminder. Twice at the same moment it is written down once. */
async function remind(host: Host, uid: bigint, months: number): Promise<void> {
  const site = siteOf(host)
  await host.db.write(async (tx) => {
    const user = await findUser(tx, uid)
    if (!user || user.status === 'deleted') return
    if (await store.takeReminder(tx, uid, { months, registeredAt: user.registered_at }))
      await tellPlayer(tx, uid, {
        key: 'protection.statement',
        site,
        values: (locale) => ({ link: pageAddress(site, locale, '/profile/statement') }),
      })
  })
}

const atOnce = 200
/** Reminds every player whose market asks for it (`statement`) of what play has come to: by email, and on the site until they have looked. */
export async function remindStatements(context: Host & Pick<Context, 'policy'>): Promise<void> {
  for (let after = 0n; ;) {
    const people = await context.db.read((tx) => readPeopleAfter(tx, after, atOnce))
    for (const { uid, person } of people) {
      const months = statementMonths(context.policy(person))
      if (months !== undefined) await remind(context, uid, months)
    }
    const last = people.at(-1)
    if (!last || people.length < atOnce) return
    after = last.uid
  }
}

/** The player has opened the statement. */
export async function seeStatement({ db, player }: PlayerContext): Promise<{ is_new: false }> {
  await db.write((tx) => store.seeReminder(tx, player.uid))
  return { is_new: false }
}

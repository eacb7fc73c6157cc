import type { Context, Tx } from '@ante/kit/context'
import { houseAccount, lockPoints, pointsAccount, postPoints } from '../ledger/index.ts'
import { isActive } from '../players/index.ts'
import { events } from './contract.ts'
import { readCounting } from './programme.ts'
import { leftOfOlder } from './rules/earning.ts'
import * as months from './store-months.ts'
import { insertNotice } from './store-notices.ts'
import { lockMembers } from './store-plays.ts'
import { forgetProgress } from './store-quests.ts'

type Works = Pick<Context, 'db' | 'clock'>
const atOnce = 200

/**
 * Job: tells of points that will be gone, and lets go those whose time is over. Points of a month are told of before they are gone, or they stay; those of
 * a player who is on a break or restricted stay until that is over and they were told.
 */
export async function expirePoints(context: Works): Promise<void> {
  await context.db.write((tx) => forgetProgress(tx, new Date(context.clock.now())))
  const programme = await context.db.read(readCounting)
  const expiresAfter = programme?.rules.expires_after_months
  if (!programme || !expiresAfter) return
  const expiry = {
    now: new Date(context.clock.now()),
    months: expiresAfter,
    noticeDays: programme.rules.notice_days,
  }
  const { sysname } = programme
  for (const row of await context.db.read((tx) => months.readToNotice(tx, expiry, atOnce)))
    await context.db.write((tx) => notice(tx, row, sysname, expiry))
  for (const row of await context.db.read((tx) => months.readToEnd(tx, expiry, atOnce)))
    await context.db.write((tx) => end(tx, row, sysname, expiry.now))
}

/** What is left of this month and of those before it, when the oldest points are always spent first; with the member locked. */
async function leftOf(tx: Tx, { player_uid: uid, month }: months.MonthRow, sysname: string): Promise<bigint> {
  await lockMembers(tx, [uid], sysname)
  return leftOfOlder(await lockPoints(tx, uid), await months.readReceivedLater(tx, uid, month))
}

async function notice(
  tx: Tx,
  row: months.MonthRow & { readonly ends_at: Date },
  sysname: string,
  { now, noticeDays }: months.Expiry
): Promise<void> {
  const { player_uid: uid, ends_at: endsAt } = row
  if (!(await isActive(tx, uid))) return
  const left = await leftOf(tx, row, sysname)
  if (!(await months.markNoticed(tx, row, now)) || left < 100n) return
  const after = new Date(now.getTime() + noticeDays * 86_400_000)
  const at = (endsAt > after ? endsAt : after).toISOString()
  await insertNotice(tx, { uid, trigger: 'expiry', amount: left / 100n, params: { at } })
}

async function end(tx: Tx, row: months.MonthRow, sysname: string, now: Date): Promise<void> {
  const { player_uid: uid, month } = row
  if (!(await isActive(tx, uid))) return
  const left = await leftOf(tx, row, sysname)
  if (!(await months.markEnded(tx, row, now, left)) || left === 0n) return
  await postPoints(tx, {
    key: `loyalty:expired:${uid}:${month}`,
    kind: 'points-expiry',
    postings: [
      {
        from: pointsAccount(uid, 'points'),
        to: houseAccount('loyalty', 'points'),
        hundredths: left,
        code: 'points-expired',
      },
    ],
  })
  if (left >= 100n) await insertNotice(tx, { uid, trigger: 'expired', amount: -(left / 100n) })
  await tx.announce(events['loyalty.changed'], { uid })
}

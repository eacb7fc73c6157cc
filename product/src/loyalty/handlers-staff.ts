import { requireApproval } from '@ante/kit/approval'
import type { Handlers, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import { canGiveFreeSpins } from '../games/index.ts'
import { adjustPoints, readMemberOf } from './adjust-points.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { putProgramme } from './put-programme.ts'
import { listPurchases, refundPurchase } from './refund-purchase.ts'
import { closeQuest, putQuest, readQuests } from './store-quests.ts'
import * as store from './store.ts'

type Close = (typeof staffEndpoints)['loyalty.closeprogram']

const close =
  (write: (tx: Tx, sysname: string) => Promise<boolean>) =>
  async (context: StaffContext & RefusesAs<Close>, { sysname }: { sysname: string }): Promise<{ sysname: string }> => {
    if (!(await context.db.write((tx) => write(tx, sysname)))) context.refuse('InvalidRequest/not_found')
    return { sysname }
  }

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  // What gives something gives it to everybody: another member approves it, whatever it is worth (decision 1001).
  async 'loyalty.putprogram'({ db, staff }, { reason: _, ...program }) {
    // Without levels it never counts, and pays nothing.
    if (program.levels.length > 0) requireApproval(staff)
    await db.write((tx) => putProgramme(tx, program))
    return { sysname: program.sysname }
  },
  'loyalty.closeprogram': close(store.closeProgram),
  async 'loyalty.putproduct'(context, { reason: _, ...product }) {
    // A game that there is, at levels of it: a gift that nobody can be given would be sold for nothing.
    if (product.gift?.type === 'free_spins' && !canGiveFreeSpins(product.gift))
      context.refuse('InvalidParameter', { fields: { gift: 'wrong' } })
    const { price_points: points, per_player: perPlayer, from_level: fromLevel, starts_at, ends_at, ...rest } = product
    const dates = { startsAt: starts_at ? new Date(starts_at) : null, endsAt: ends_at ? new Date(ends_at) : null }
    const written = { ...rest, ...dates, points: BigInt(points), perPlayer, fromLevel }
    await context.db.write(async (tx) => {
      if (!(await store.putProduct(tx, written))) context.refuse('InvalidRequest/conflict')
      if (product.gift) requireApproval(context.staff)
    })
    return { sysname: product.sysname }
  },
  async 'loyalty.putquest'(context, { reason: _, reward_points: reward, ...quest }) {
    if (quest.gift?.type === 'free_spins' && !canGiveFreeSpins(quest.gift))
      context.refuse('InvalidParameter', { fields: { gift: 'wrong' } })
    await context.db.write(async (tx) => {
      const known = quest.after === null || (await readQuests(tx)).some(({ sysname }) => sysname === quest.after)
      if (!known || quest.after === quest.sysname) context.refuse('InvalidRequest/not_found')
      requireApproval(context.staff)
      await putQuest(tx, { ...quest, reward_points: BigInt(reward) })
    })
    return { sysname: quest.sysname }
  },
  'loyalty.closequest': close(closeQuest),
  'loyalty.getpurchases': listPurchases,
  'loyalty.refundpurchase': refundPurchase,
  'loyalty.getmember': readMemberOf,
  'loyalty.adjustpoints': adjustPoints,
  'loyalty.closeproduct': close(store.closeProduct),
}

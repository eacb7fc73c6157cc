import type { Policy } from '@ante/kit/policy'
import { scorePlayers } from '@ante/product/harm/score-players'
import { limitByHouse, uncountDeposit } from '@ante/product/protection/index'
import { codeOf, type Probe } from './probes.fixture.ts'
import { methodId } from './calls.fixture.ts'
import { jobContext, own, query, rich, server, under } from './world.fixture.ts'

type Rules = Policy['depositLimit']
/** One part of the rule; of the others only that no limit is asked for, and none of the market's own. */
const withRules =
  (part: Partial<Rules>) =>
  (policy: Policy): Policy => ({
    ...policy,
    creditCards: true,
    depositLimit: { ...policy.depositLimit, duty: 'offered', ...part },
  })

let made: ReturnType<typeof rich> | undefined
/** Whose limits are these; each cell begins without any. */
async function saver() {
  const player = await (made ??= rich())
  for (const table of ['limits', 'counted_deposits', 'limit_changes'])
    await query(`delete from protection.${table} where uid = $1`, [player.uid])
  await query('delete from cashier.deposits where uid = $1', [player.uid])
  return player
}
type Saver = Awaited<ReturnType<typeof saver>>
const pay = async (player: Saver): Promise<string | undefined> => {
  const code = codeOf(
    await player.post('cashier.makedeposit', { methodId: await methodId('card'), method: 'card', amount: '20' })
  )
  return code === 'provider_unavailable' ? undefined : code
}
const limit = (player: Saver, period: number, amount = '30') =>
  player.post('account.setLimit', { kind: 'deposit', period, amount })
/** The part of a market's file that a probe is about, with the rest as every probe has it. */
const partOf = (policy: Policy, part: keyof Rules): Policy =>
  withRules({ monthMost: null, countsFailed: false, frames: 'fixed', [part]: policy.depositLimit[part] })(policy)

/** RG-05: a frame that the market does not have is no limit there. */
const windows: Probe = {
  open: withRules({ windows: ['day', 'week', 'fortnight', 'month'] }),
  shut: withRules({ windows: ['day', 'month'] }),
  call: async (policy) => {
    const player = await saver()
    return under(partOf(policy, 'windows'), async () => codeOf(await limit(player, 7)))
  },
  isOpen: ({ depositLimit }) => depositLimit.windows.includes('week'),
  refusal: 'invalid_parameter',
}

/** What the market itself lets in a month. */
const monthMost: Probe = {
  open: withRules({ monthMost: null }),
  shut: withRules({ monthMost: { USD: 1_900, EUR: 1_900 } }),
  call: async (policy) => {
    const player = await saver()
    return under(partOf(policy, 'monthMost'), () => pay(player))
  },
  isOpen: ({ depositLimit }) => depositLimit.monthMost === null || depositLimit.monthMost.USD >= 2_000,
  refusal: 'own_limit',
}

/** A deposit that came to nothing leaves its room again, or does not. */
const countsFailed: Probe = {
  open: withRules({ countsFailed: false }),
  shut: withRules({ countsFailed: true }),
  call: async (policy) => {
    const player = await saver()
    return under(partOf(policy, 'countsFailed'), async () => {
      await limit(player, 30)
      await pay(player)
      const rows = await query<{ id: bigint }>('select id from cashier.deposits where uid = $1', [player.uid])
      for (const { id } of rows) await server.database.db.write((tx) => uncountDeposit(tx, id))
      return pay(player)
    })
  },
  isOpen: ({ depositLimit }) => !depositLimit.countsFailed,
  refusal: 'own_limit',
}

/** What was paid in before the frame began: one that moves with the clock counts it. */
const frames: Probe = {
  open: withRules({ frames: 'fixed' }),
  shut: withRules({ frames: 'rolling' }),
  call: async (policy) => {
    const player = await saver()
    return under(partOf(policy, 'frames'), async () => {
      await pay(player)
      await query(`update protection.counted_deposits set begun_at = begun_at - interval '1 day' where uid = $1`, [
        player.uid,
      ])
      await limit(player, 30)
      return pay(player)
    })
  },
  isOpen: ({ depositLimit }) => depositLimit.frames !== 'rolling',
  refusal: 'own_limit',
}

/** Whether limits that nobody has looked at for years are to be looked at again. */
const reminderMonths: Probe = {
  open: withRules({ reminderMonths: null }),
  shut: withRules({ reminderMonths: 6 }),
  call: async (policy) => {
    const player = await saver()
    return under(partOf(policy, 'reminderMonths'), async () => {
      await limit(player, 30)
      await query(`update protection.limit_changes set at = at - interval '2 years' where uid = $1`, [player.uid])
      const { data } = await player.call<{ is_review_due: boolean }>('account.getLimits')
      return data.is_review_due ? 'a look is due' : undefined
    })
  },
  isOpen: ({ depositLimit }) => depositLimit.reminderMonths === null,
  refusal: 'a look is due',
}

/** Whoever shows grave markers pays in no more of a month than the market's rule lets them. */
export const harmProbe: Probe = {
  open: (policy) => ({ ...policy, harm: { ...policy.harm, levels: [] } }),
  shut: (policy) => ({
    ...policy,
    harm: {
      ...own.default.harm,
      levels: [{ from: 1, actions: ['limit'] }],
      depositMost: { USD: 1_900, EUR: 1_900 },
    },
  }),
  call: async (policy) => {
    const player = await saver()
    await query(
      `insert into harm.days (uid, day, declined_deposits, cancelled_withdrawals, chasing_deposits) values ($1, current_date, 6, 4, 6) on conflict do nothing`,
      [player.uid]
    )
    await query(
      `insert into harm.players (uid, changed_at) values ($1, now()) on conflict (uid) do update set changed_at = now()`,
      [player.uid]
    )
    const rules = withRules({ monthMost: null })(policy)
    await scorePlayers(jobContext(rules))
    const code = await under(rules, () => pay(player))
    for (const table of ['days', 'players']) await query(`delete from harm.${table} where uid = $1`, [player.uid])
    await server.database.db.write((tx) => limitByHouse(tx, player.uid, null))
    return code
  },
  // The limits of the files are above a deposit of 20.
  isOpen: () => true,
  refusal: 'own_limit',
}

export const depositProbes: readonly Probe[] = [windows, monthMost, countsFailed, frames, reminderMonths]

import { randomUUID } from 'node:crypto'
import type { Policy } from '@ante/kit/policy'
import { giveBonus } from '@ante/product/bonuses/index'
import { remindStatements } from '@ante/product/protection/remind-statements'
import { anotherBirthDate, registrationOf } from '@ante/testing/server'
import { expect } from 'vitest'
import { codeOf } from './probes.fixture.ts'
import { own, server, jobContext, player, payer, under, query } from './world.fixture.ts'

export const register = async (fields: Record<string, unknown>): Promise<string | undefined> => {
  const answer = await server
    .visitor()
    .post(
      'auth.register',
      registrationOf({ email: `${randomUUID()}@example.com`, birth_date: anotherBirthDate(), ...fields })
    )
  return answer.status === 200 ? undefined : Object.keys(answer.error.invalid_parameters).join()
}
export const spin = async (stake: string, more: object = {}): Promise<string | undefined> => {
  // A spin may have begun free spins: what is asked here is whether the next one is allowed, not how the last one ends.
  await query('delete from games.open_rounds where player_uid = $1', [player.uid])
  return codeOf(await player.post('games.play', { sysname: 'midnight-orchard', stake, ...more }))
}
/** A feature bought outright, at the smallest stake that its price is a multiple of. */
export const buy = async (policy: Policy): Promise<string | undefined> =>
  under({ ...policy, stakes: [], cycleMs: own.default.cycleMs, pauses: null }, async () =>
    codeOf(await player.post('games.play', { sysname: 'lamplighter-lane', stake: '6.00', choice: { call: true } }))
  )
/** On a market that there is not: a bet that gets there has a stake that is allowed. */
export const bet = async (): Promise<string | undefined> => {
  const selections = JSON.stringify([{ market_id: '999999999', outcome: 'home', price: 2 }])
  const code = codeOf(await player.post('sportsbook.placebet', { selections, stake: '10' }))
  return code === 'market_closed' ? undefined : code
}
/** What the frame of a game is told. */
export const told = (name: string) => async (): Promise<string | undefined> => {
  const { data } = await player.call<{ allowed: Record<string, boolean> }>('games.getgame', {
    sysname: 'midnight-orchard',
  })
  return data.allowed[name] ? undefined : 'not told'
}
/** No name of these tests exists in both directions but the card's, and that one pays in. */
export const methodId = async (sysname: string): Promise<string> => {
  const [row] = await query<{ id: bigint }>(
    'select id from cashier.methods where sysname = $1 order by direction limit 1',
    [sysname]
  )
  return String(row?.id)
}
export const deposit = async (sysname: string, more: object = {}): Promise<string | undefined> => {
  const { data } = await payer.call<{ methods: { sysname: string }[] }>('cashier.getdepositsettings')
  const isOffered = data.methods.some((method) => method.sysname === sysname)
  await query('delete from protection.counted_deposits where uid = $1', [payer.uid])
  const code = codeOf(
    await payer.post('cashier.makedeposit', {
      methodId: await methodId(sysname),
      method: sysname,
      amount: '20',
      ...more,
    })
  )
  // The provider of this test never answers: a deposit that gets there was allowed.
  return code === 'provider_unavailable' && isOffered ? undefined : code
}
export const bonus = async (wager_times: number, weights: Record<string, number>): Promise<string | undefined> => {
  const gift = {
    type: 'bonus' as const,
    amounts_minor: { USD: 1000 },
    wager_times,
    days: 7,
    take_within_days: 30,
    weights,
  }
  const id = await server.database.db.write((tx) =>
    giveBonus(tx, { uid: payer.uid, currency: 'USD', source: randomUUID(), gift, texts: {}, images: {} })
  )
  const code = codeOf(await payer.post('bonuses.activate', { bonus_id: String(id) }))
  await payer.post('bonuses.remove', { bonus_id: String(id) })
  return code
}
export const cancelled = async (policy: Policy): Promise<string | undefined> => {
  const made = await payer.post<{ transaction: string }>('cashier.makewithdrawal', {
    methodId: await methodId('bank-transfer'),
    method: 'bank-transfer',
    amount: '20',
    requisites: { iban: 'DE89370400440532013000', account_holder: 'Ada Lovelace' },
  })
  expect(made.error, 'withdrawal').toBeUndefined()
  const cancel = () => payer.post('cashier.cancelwithdrawal', { transaction_id: made.data.transaction })
  const code = codeOf(await under(policy, cancel))
  // So that the next one is not one too many.
  if (code !== undefined) await under(own.default, cancel)
  return code
}

/** What the daily job tells a player who came two years ago. */
export const reminded = async (policy: Policy): Promise<string | undefined> => {
  await query(`update identity.users set registered_at = now() - interval '2 years' where uid = $1`, [payer.uid])
  await query('delete from protection.statement_reminders')
  await remindStatements(jobContext(policy))
  const { data } = await payer.call<{ is_statement_new: boolean }>('account.getSession')
  return data.is_statement_new ? undefined : 'not reminded'
}

export const withoutRegisters = (policy: Policy): Policy => ({ ...policy, registers: [] })

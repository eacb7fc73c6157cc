import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { houseAccount, owedAccount, post } from '@ante/product/ledger/index'
import { settleDeposit } from '@ante/product/cashier/settle-deposit'
import { codeOf, flag, type Probe } from './probes.fixture.ts'
import { deposit, methodId } from './calls.fixture.ts'
import { query, rich, server, under } from './world.fixture.ts'

let made: ReturnType<typeof rich> | undefined
type Debtor = Awaited<ReturnType<typeof rich>>

const owedBy = async (debtor: Debtor): Promise<number> =>
  (await debtor.call<{ owed: { amount: number } }>('cashier.getwithdrawsettings')).data.owed.amount

/** Whoever owes 5: a bet was corrected that had been paid, or a card payment was taken back. */
async function debtor(): Promise<Debtor> {
  const player = await (made ??= rich())
  await query('delete from cashier.deposits where uid = $1', [player.uid])
  if ((await owedBy(player)) > 0) return player
  const owed = {
    from: owedAccount(player.uid),
    to: houseAccount('opening'),
    amount: money(500n),
    code: 'debt' as const,
  }
  await server.database.db.write((tx) => post(tx, { key: `owed:${randomUUID()}`, kind: 'debt', postings: [owed] }))
  return player
}

/** A deposit of 20 as the bank tells of it at its end. */
async function arrive(player: Debtor): Promise<void> {
  const given = { methodId: await methodId('card'), method: 'card', amount: '20' }
  const code = codeOf(await player.post('cashier.makedeposit', given))
  if (code !== 'provider_unavailable') throw new Error(`the deposit was refused: ${code}`)
  const [row] = await query<{ key: string }>('select provider_key as key from cashier.deposits where uid = $1', [
    player.uid,
  ])
  const verdict = { outcome: 'success', key: row?.key ?? '', reference: randomUUID(), amount: money(2000n) } as const
  await server.database.db.write((tx) => settleDeposit(tx, 'bank', verdict))
}

export const creditProbes: readonly Probe[] = [
  flag('credit', 'method_unavailable', () => deposit('pay-later')),
  // Whoever owes may play with a whole deposit, or pays first what is owed.
  flag('credit', 'debt first', async (policy) => {
    const player = await debtor()
    await under(
      { ...policy, creditCards: true, depositLimit: { ...policy.depositLimit, duty: 'offered', monthMost: null } },
      () => arrive(player)
    )
    return (await owedBy(player)) > 0 ? undefined : 'debt first'
  }),
]

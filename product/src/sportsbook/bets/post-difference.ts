import type { Tx } from '@ante/kit/context'
import { compare, isPositive, type Money, money, negate, subtract, zero } from '@ante/kit/money'
import { houseAccount, lockBalance, owedAccount, playerAccount, post, type Posting } from '../../ledger/index.ts'
import { moveFreeStake } from './free-bets.ts'
import type { Settled } from '../rules/settlement.ts'
import type { BetRow } from './store-bets.ts'

const least = (a: Money, b: Money): Money => (compare(a, b) < 0 ? a : b)
const platform = houseAccount('sportsbook')

/**
 * Posts the difference between what a bet comes to and what it has paid. What a correction takes back comes from the player's main account as far as that
 * goes; the rest is owed. What the sportsbook pays goes first to what its player owes. Answers the transaction, where anything moved, and what became owed.
 */
export async function postDifference(
  tx: Tx,
  bet: BetRow,
  { state, payout }: Pick<Settled, 'state' | 'payout'>
): Promise<{ transaction: bigint | undefined; owed: Money }> {
  const difference = subtract(payout, money(bet.payout_minor ?? 0n, bet.currency))
  const none = zero(bet.currency)
  const stake = await moveFreeStake(tx, bet, state === 'returned')
  const moved =
    compare(difference, none) === 0
      ? []
      : isPositive(difference)
        ? await paying(tx, bet, difference, state)
        : await takingBack(tx, bet, negate(difference))
  const postings = [...stake, ...moved]
  if (postings.length === 0) return { transaction: undefined, owed: none }
  const kind = bet.payout_minor === null ? 'bet-settled' : 'bet-corrected'
  // The first part of the key is ours: under `bet:` are the keys that players choose, and nobody must be able to take the key of a payout.
  const { id } = await post(tx, { key: `${kind}:${bet.id}:${bet.settlements + 1}`, kind, postings })
  return { transaction: id, owed: postings.find(({ code }) => code === 'debt')?.amount ?? none }
}

/** What a free bet pays is no win of a stake of the player's: nobody counts it against what they lost. */
const payCode = ({ free_bet_id }: BetRow, state: Settled['state']): Posting['code'] =>
  free_bet_id !== null ? 'free-win' : state === 'won' ? 'win' : 'stake-return'

async function paying(tx: Tx, bet: BetRow, amount: Money, state: Settled['state']): Promise<Posting[]> {
  const main = playerAccount(bet.uid, 'main')
  const debt = owedAccount(bet.uid)
  const recovered = least(amount, negate(await lockBalance(tx, debt, bet.currency)))
  return [
    { from: platform, to: main, amount, code: payCode(bet, state) },
    ...(isPositive(recovered) ? [{ from: main, to: debt, amount: recovered, code: 'debt-recovery' as const }] : []),
  ]
}

async function takingBack(tx: Tx, bet: BetRow, amount: Money): Promise<Posting[]> {
  const main = playerAccount(bet.uid, 'main')
  const taken = least(amount, await lockBalance(tx, main, bet.currency))
  const owed = subtract(amount, taken)
  return [
    ...(isPositive(taken) ? [{ from: main, to: platform, amount: taken, code: 'settlement-correction' as const }] : []),
    ...(isPositive(owed) ? [{ from: owedAccount(bet.uid), to: platform, amount: owed, code: 'debt' as const }] : []),
  ]
}

import type { Tx } from '@ante/kit/context'
import { compare, isPositive, type Money, money, negate, subtract, sum, zero } from '@ante/kit/money'
import {
  type AccountPath,
  houseAccount,
  lockBalance,
  owedAccount,
  playerAccount,
  post,
  type Posting,
} from '../../ledger/index.ts'
import { moveBoost } from './boosts.ts'
import { moveFreeStake } from './free-bets.ts'
import type { Settled } from '../rules/settlement.ts'
import type { BetRow } from './store-bets.ts'

const least = (a: Money, b: Money): Money => (compare(a, b) < 0 ? a : b)
const [platform, boosts] = [houseAccount('sportsbook'), houseAccount('boosts')]

/** What a bet comes to: its payout, and what its boost adds, which another account of the platform pays. */
export interface BetPayout extends Pick<Settled, 'state' | 'payout'> {
  readonly extra: Money
}
/** A difference to what was paid; below nothing it is taken back. */
interface Part {
  readonly account: AccountPath
  readonly amount: Money
  readonly code: Posting['code']
}

/**
 * Posts the difference between what a bet comes to and what it has paid. What a correction takes back comes from the player's main account as far as that
 * goes; the rest is owed. What the sportsbook pays goes first to what its player owes. Answers the transaction, where anything moved, and what became owed.
 */
export async function postDifference(
  tx: Tx,
  bet: BetRow,
  { state, payout, extra }: BetPayout
): Promise<{ transaction: bigint | undefined; owed: Money }> {
  const { currency } = bet
  const stake = await moveFreeStake(tx, bet, state === 'returned')
  await moveBoost(tx, bet, state === 'returned')
  const parts: Part[] = [
    { account: platform, amount: subtract(payout, money(bet.payout_minor ?? 0n, currency)), code: payCode(bet, state) },
    { account: boosts, amount: subtract(extra, money(bet.boost_paid_minor ?? 0n, currency)), code: 'boost-win' },
  ]
  const paid = await paying(
    tx,
    bet,
    parts.filter(({ amount }) => isPositive(amount))
  )
  const taken = await takingBack(
    tx,
    bet,
    parts.map((part) => ({ ...part, amount: negate(part.amount) })).filter(({ amount }) => isPositive(amount))
  )
  const postings = [...stake, ...paid, ...taken]
  if (postings.length === 0) return { transaction: undefined, owed: zero(currency) }
  const kind = bet.payout_minor === null ? 'bet-settled' : 'bet-corrected'
  // The first part of the key is ours: under `bet:` are the keys that players choose, and nobody must be able to take the key of a payout.
  const { id } = await post(tx, { key: `${kind}:${bet.id}:${bet.settlements + 1}`, kind, postings })
  const owed = postings.filter(({ code }) => code === 'debt').map(({ amount }) => amount)
  return { transaction: id, owed: sum(owed, currency) }
}

/** What a free bet pays is no win of a stake of the player's: nobody counts it against what they lost. */
const payCode = ({ free_bet_id }: BetRow, state: Settled['state']): Posting['code'] =>
  free_bet_id !== null ? 'free-win' : state === 'won' ? 'win' : 'stake-return'

async function paying(tx: Tx, bet: BetRow, parts: readonly Part[]): Promise<Posting[]> {
  if (parts.length === 0) return []
  const main = playerAccount(bet.uid, 'main')
  const debt = owedAccount(bet.uid)
  const all = sum(
    parts.map(({ amount }) => amount),
    bet.currency
  )
  const recovered = least(all, negate(await lockBalance(tx, debt, bet.currency)))
  return [
    ...parts.map(({ account, amount, code }) => ({ from: account, to: main, amount, code })),
    ...(isPositive(recovered) ? [{ from: main, to: debt, amount: recovered, code: 'debt-recovery' as const }] : []),
  ]
}

async function takingBack(tx: Tx, bet: BetRow, parts: readonly Part[]): Promise<Posting[]> {
  if (parts.length === 0) return []
  const main = playerAccount(bet.uid, 'main')
  let left = await lockBalance(tx, main, bet.currency)
  return parts.flatMap(({ account, amount }): Posting[] => {
    const taken = least(amount, left)
    const owed = subtract(amount, taken)
    left = subtract(left, taken)
    return [
      ...(isPositive(taken)
        ? [{ from: main, to: account, amount: taken, code: 'settlement-correction' as const }]
        : []),
      ...(isPositive(owed) ? [{ from: owedAccount(bet.uid), to: account, amount: owed, code: 'debt' as const }] : []),
    ]
  })
}

import { type Database, sql } from '@ante/kit/context'

/** In the list of what is selected, not behind `from`: there its one row would first be kept in a table. `offset 0` keeps it one call. */
const placeStatement = sql(
  'sportsbook.place_bet',
  `select (called.answer).verdict, (called.answer).bet_id
     from (select sportsbook.place_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) as answer offset 0) called`
)

export interface NewBet {
  uid: bigint
  key: string
  hash: Uint8Array
  currency: string
  stakeMinor: bigint
  policy: string
  markets: readonly bigint[]
  outcomes: readonly string[]
  prices: readonly number[]
  payoutMaxMinor: bigint
  delayMs: number
  /** What the operator may lose on one selection and to one player; 0 is no limit. */
  liabilityMax: { readonly selectionMinor: bigint; readonly playerMinor: bigint }
  /** Without it a replay is a selection that is not available. */
  takesReplays?: boolean
  /** The free bet that pays the stake. */
  freeBet?: bigint | undefined
  /** The jackpot that the stake feeds where each selection has at least these odds, in thousandths. */
  jackpot?: { readonly id: bigint; readonly oddsLeast: number } | undefined
  /** What a win pays more. */
  boost?: bigint | undefined
}

/** What the database decided: the bet, also where the same key placed it before, or what was in its way. */
export type PlacingRow =
  | { verdict: 'placed' | 'repeated'; bet_id: bigint }
  | { verdict: 'selection' | 'payout' | 'exposure' | 'free_bet' | 'free_odds' | 'boost' | 'boost_terms'; bet_id: null }

/** One round trip that is its own transaction. Throws what `ledger.post_one` and `ledger.posted_before` raise. */
export async function insertBet(db: Database, bet: NewBet): Promise<PlacingRow> {
  const { uid, key, hash, currency, stakeMinor, policy, markets, outcomes, prices, liabilityMax } = bet
  const [row] = await db.call<PlacingRow>(placeStatement, [
    uid,
    key,
    hash,
    currency,
    stakeMinor,
    policy,
    markets,
    outcomes,
    prices,
    bet.payoutMaxMinor,
    bet.delayMs,
    bet.takesReplays ?? false,
    liabilityMax.selectionMinor,
    liabilityMax.playerMinor,
    bet.freeBet ?? null,
    bet.jackpot?.id ?? null,
    bet.jackpot?.oddsLeast ?? null,
    bet.boost ?? null,
  ])
  if (!row) throw new Error('sportsbook.place_bet answered nothing')
  return row
}

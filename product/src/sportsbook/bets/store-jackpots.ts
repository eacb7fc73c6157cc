import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { BetJackpotEnd } from '../rules/jackpot-of-bet.ts'
import type { BetState } from '../rules/vocabulary.ts'

const undrawn = `jackpot_id is not null and jackpot_end is null and state in ('won', 'lost', 'returned', 'rejected')`
const statements = {
  // One that waits, because no jackpot takes bets in its currency now, keeps nobody else waiting.
  read: sql(
    'sportsbook.undrawn_bets',
    `select id from sportsbook.bets where ${undrawn} and id > $1 order by id limit $2`
  ),
  claim: sql(
    'sportsbook.claim_undrawn_bets',
    `select id, uid, currency, stake_minor, state, jackpot_id, jackpot_version, jackpot_text from sportsbook.bets
      where ${undrawn} and id > $1 order by id limit $2 for no key update skip locked`
  ),
  end: sql(
    'sportsbook.end_jackpot_of_bet',
    'update sportsbook.bets set jackpot_end = $3, jackpot_win_minor = $4 where uid = $1 and id = $2'
  ),
}

export interface UndrawnRow {
  id: bigint
  uid: bigint
  currency: Currency
  stake_minor: bigint
  state: BetState
  jackpot_id: bigint
  jackpot_version: number
  jackpot_text: string
}
export const readUndrawn = (tx: ReadTx, behind: bigint, count: number) =>
  tx.rows<{ id: bigint }>(statements.read, [behind, count])
/** Locks bets behind this one that have ended and whose part in a jackpot is not decided. */
export const claimUndrawn = (tx: Tx, behind: bigint, count: number) =>
  tx.rows<UndrawnRow>(statements.claim, [behind, count])
export const endJackpotOfBet = (
  tx: Tx,
  { id, uid }: { id: bigint; uid: bigint },
  end: BetJackpotEnd,
  wonMinor: bigint | null
) => tx.rows(statements.end, [uid, id, JSON.stringify(end), wonMinor])

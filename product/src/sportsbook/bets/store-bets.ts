import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { BetState, LegResult, PricePolicy } from '../contract.ts'

const betColumns =
  'id, uid, stake_minor, potential_minor, payout_minor, placed_at, settled_at, settlement_id, settlements, state, currency, reason, liability_minor, free_bet_id, free_returns_stake, jackpot_id, jackpot_text, jackpot_end, jackpot_win_minor, boost_id, boost_percent, boost_most_minor, boost_paid_minor'
/** Bounds of ids, by which only the months of these bets are looked into: an array alone does not say them to the planner. */
const boundsOf = (column: string, ids: string): string =>
  `${column} >= (select min(id) from unnest(${ids}::bigint[]) id) and ${column} <= (select max(id) from unnest(${ids}::bigint[]) id)`
/** The legs `l` on an event, in the months since it is known. */
export const onEvent = (event: string): string =>
  `l.event_id = ${event} and l.bet_id >= (select sportsbook.first_bet_of(${event}))`
const betsStatement = sql(
  'sportsbook.bets',
  `select ${betColumns} from sportsbook.bets where (uid, id) in (select * from unnest($1::bigint[], $2::bigint[])) and ${boundsOf('id', '$2')}`
)
const listStatement = sql(
  'sportsbook.list_bets',
  `select ${betColumns} from sportsbook.bets
    where uid = $1 and ($2::text[] is null or state::text = any ($2)) and ($3::timestamptz is null or placed_at >= $3) and ($4::timestamptz is null or placed_at < $4)
      and id >= ledger.id_at(coalesce($3, 'epoch'))
    order by id desc limit $5 offset $6`
)
const beforeStatement = sql(
  'sportsbook.bets_before',
  `select ${betColumns} from sportsbook.bets where uid = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`
)
const countStatement = sql(
  'sportsbook.count_bets',
  `select count(*)::int as count from sportsbook.bets
    where uid = $1 and ($2::text[] is null or state::text = any ($2)) and ($3::timestamptz is null or placed_at >= $3) and ($4::timestamptz is null or placed_at < $4)
      and id >= ledger.id_at(coalesce($3, 'epoch'))`
)
const legsStatement = sql(
  'sportsbook.bet_legs',
  `select l.bet_id, l.position, l.sport, l.event_id, l.market_id, l.market_type, l.specifier, l.outcome, l.price, l.placed_state, l.result,
          e.starts_at, e.replay, e.state, c.name as competition, h.name as home, a.name as away
     from sportsbook.bet_legs l
     join sportsbook.events e on e.id = l.event_id
     join sportsbook.competitions c on c.id = e.competition_id
     join sportsbook.participants h on h.id = e.home_id
     join sportsbook.participants a on a.id = e.away_id
    where l.bet_id = any ($1) and ${boundsOf('l.bet_id', '$1')} order by l.bet_id, l.position`
)
/** Whether a feed has spoken since a bet's delay was over, and whether it says nothing any more. A bet placed in the future is not waited for. */
const hearing = `(select coalesce(max(alive_at), '-infinity') as alive_at from sportsbook.feeds) f`
const silence = `(not sportsbook.is_alive(f.alive_at) or d.placed_at > clock_timestamp())`
const delayedStatement = sql(
  'sportsbook.delayed_bets',
  `select d.bet_id, d.uid from sportsbook.delayed_bets d, ${hearing}
    where (d.release_at <= clock_timestamp() and (d.release_at <= f.alive_at or ${silence}) or d.placed_at > clock_timestamp())
      and d.bet_id <> all ($2) order by d.release_at limit $1`
)
const heardStatement = sql(
  'sportsbook.heard_since',
  `select not ${silence} and d.release_at <= f.alive_at as is_heard, ${silence} as is_silent from sportsbook.delayed_bets d, ${hearing} where d.bet_id = $1`
)
const claimDelayedStatement = sql(
  'sportsbook.claim_delayed',
  'delete from sportsbook.delayed_bets where bet_id = $1 returning price_policy'
)
const repriceStatement = sql('sportsbook.reprice_bet', 'select sportsbook.reprice_bet($1, $2, $3, $4)')
const shareStatement = sql('sportsbook.lock_events_shared', 'select sportsbook.lock_events_shared($1)')
const nowStatement = sql(
  'sportsbook.legs_now',
  `select l.event_id, l.market_id, l.outcome, l.price, l.incident_count, e.incident_count as incident_count_now, coalesce(m.status, 'closed') as status,
          case when o.status = 'active' then o.price end as price_now
     from sportsbook.bet_legs l join sportsbook.events e on e.id = l.event_id left join sportsbook.markets m on m.id = l.market_id
     left join sportsbook.outcomes o on o.market_id = l.market_id and o.code = l.outcome
    where l.bet_id = $1 order by l.position`
)
const acceptStatement = sql(
  'sportsbook.accept_bet',
  `update sportsbook.bets set state = 'open' where uid = $1 and id = $2 and state = 'pending' returning id`
)
const endStatement = sql(
  'sportsbook.end_bet',
  `update sportsbook.bets set state = $3::sportsbook.bet_state, payout_minor = $4, reason = $5, settlement_id = $6, settlements = settlements + 1, settled_at = now(), boost_paid_minor = $8
    where uid = $1 and id = $2 and settlements = $7`
)
const reopenStatement = sql(
  'sportsbook.reopen_bet',
  `update sportsbook.bets set state = 'open', payout_minor = null, reason = null, settlement_id = null, settled_at = null, boost_paid_minor = null where uid = $1 and id = $2 and settlements = $3`
)
const readyStatement = sql(
  'sportsbook.ready_bets',
  `select b.id, b.uid from sportsbook.bets b
    where (b.uid, b.id) in (select l.uid, l.bet_id from sportsbook.bet_legs l where ${onEvent('$1')})
      and b.id >= (select sportsbook.first_bet_of($1)) and b.state = 'open' and b.id <> all ($3)
      and (not exists (select from sportsbook.bet_legs l where l.bet_id = b.id and l.result is null)
        or exists (select from sportsbook.bet_legs l where l.bet_id = b.id and l.result = 'loss'))
    order by b.id limit $2`
)
const lockStatement = sql(
  'sportsbook.lock_bets',
  `select ${betColumns} from sportsbook.bets where (uid, id) in (select * from unnest($1::bigint[], $2::bigint[])) and ${boundsOf('id', '$2')} order by id for update`
)
const pricesStatement = sql(
  'sportsbook.leg_prices',
  `select bet_id, price, result from sportsbook.bet_legs where bet_id = any ($1) and ${boundsOf('bet_id', '$1')} order by bet_id, position`
)
// Open ones too: one that is being paid at this moment is open to everybody else until that is committed.
const settlingOnStatement = sql(
  'sportsbook.settling_on',
  `select distinct b.id, b.uid from sportsbook.bet_legs l join sportsbook.bets b on b.uid = l.uid and b.id = l.bet_id
    where ${onEvent('$1')} and b.id >= (select sportsbook.first_bet_of($1)) and b.state in ('open', 'won', 'lost', 'returned') order by b.id`
)
const unsettledStatement = sql(
  'sportsbook.unsettled_before',
  `select id from sportsbook.bets where id < ledger.id_at($1) and settled_at is null order by id limit 1`
)

export interface BetRow {
  id: bigint
  uid: bigint
  stake_minor: bigint
  potential_minor: bigint
  payout_minor: bigint | null
  placed_at: Date
  settled_at: Date | null
  settlement_id: bigint | null
  settlements: number
  state: BetState
  currency: 'USD' | 'EUR'
  reason: string | null
  /** What it may win beyond its stake, where it was placed under a limit of liabilities. */
  liability_minor: bigint | null
  /** The free bet that paid the stake. */
  free_bet_id: bigint | null
  free_returns_stake: boolean | null
  /** The jackpot that it has fed, what its draw follows from, and how that ended. */
  jackpot_id: bigint | null
  jackpot_text: string | null
  jackpot_end: unknown
  jackpot_win_minor: bigint | null
  /** The boost with its terms, and what it has paid beside the payout. */
  boost_id: bigint | null
  boost_percent: number | null
  boost_most_minor: bigint | null
  boost_paid_minor: bigint | null
}
export interface LegRow {
  bet_id: bigint
  position: number
  sport: string
  event_id: number
  market_id: bigint
  market_type: string
  specifier: string
  outcome: string
  price: number
  /** The sport's own values: the event when the bet was placed in play, and now. */
  placed_state: unknown
  state: unknown
  result: LegResult | null
  starts_at: Date
  replay: boolean
  competition: string
  home: string
  away: string
}
/** Those of these bets that their players have. */
export const readBets = (tx: ReadTx, bets: readonly { uid: bigint; id: bigint }[]) =>
  tx.rows<BetRow>(betsStatement, [bets.map(({ uid }) => uid), bets.map(({ id }) => id)])
export const readLegs = (tx: ReadTx, bets: readonly bigint[]) => tx.rows<LegRow>(legsStatement, [bets])

export interface BetFilter {
  uid: bigint
  states: readonly string[] | null
  from: Date | null
  to: Date | null
}
export const listBets = (tx: ReadTx, { uid, states, from, to }: BetFilter, count: number, offset: number) =>
  tx.rows<BetRow>(listStatement, [uid, states, from, to, count, offset])
/** A player's bets, the latest first, before one of them. */
export const readBetsBefore = (tx: ReadTx, uid: bigint, before: bigint | null, count: number) =>
  tx.rows<BetRow>(beforeStatement, [uid, before, count])
export const countBets = async (tx: ReadTx, { uid, states, from, to }: BetFilter): Promise<number> =>
  (await tx.maybe<{ count: number }>(countStatement, [uid, states, from, to]))?.count ?? 0

/** Bets but these that can be decided: their delay is over and the feed has spoken since, or is silent for so long that nothing is sold on its word. */
export const readDelayed = (db: Database, count: number, but: readonly bigint[]) =>
  db.call<{ bet_id: bigint; uid: bigint }>(delayedStatement, [count, but])
/** What of the feed was heard since the delay of a bet was over; undefined when somebody else has decided it. */
export const readHeard = (tx: ReadTx, bet: bigint) =>
  tx.maybe<{ is_heard: boolean; is_silent: boolean }>(heardStatement, [bet])
/** Takes it off the list: the policy of its player, for the one who was first. */
export const claimDelayed = async (tx: Tx, bet: bigint): Promise<PricePolicy | undefined> =>
  (await tx.maybe<{ price_policy: PricePolicy }>(claimDelayedStatement, [bet]))?.price_policy
export const repriceBet = (tx: Tx, { uid, id }: BetRow, prices: readonly number[], potentialMinor: bigint) =>
  tx.rows(repriceStatement, [uid, id, prices, potentialMinor])
export const lockEventsShared = (tx: Tx, events: readonly number[]) => tx.rows(shareStatement, [events])

export interface LegNow {
  event_id: number
  market_id: bigint
  outcome: string
  price: number
  incident_count: number
  incident_count_now: number
  status: string
  price_now: number | null
}
export const readLegsNow = (tx: ReadTx, bet: bigint) => tx.rows<LegNow>(nowStatement, [bet])
export const acceptBet = async (tx: Tx, uid: bigint, bet: bigint): Promise<boolean> =>
  (await tx.maybe(acceptStatement, [uid, bet])) !== undefined

export interface BetEnd {
  state: BetState
  payoutMinor: bigint
  reason: string | null
  settlementId: bigint | null
  /** What its boost has paid; null of a bet without one. */
  boostPaidMinor?: bigint | null
}
/** Ends a locked bet, or gives one that has ended another end. */
export async function endBet(tx: Tx, bet: BetRow, end: BetEnd): Promise<void> {
  const { state, payoutMinor, reason, settlementId, boostPaidMinor = null } = end
  await tx.rows(endStatement, [
    bet.uid,
    bet.id,
    state,
    payoutMinor,
    reason,
    settlementId,
    bet.settlements,
    boostPaidMinor,
  ])
}

export async function reopenBet(tx: Tx, bet: BetRow): Promise<void> {
  await tx.rows(reopenStatement, [bet.uid, bet.id, bet.settlements])
}

/** Open bets on an event, but these, that can be settled now: every leg has its result, or one is lost. */
export const readReady = (tx: ReadTx, event: number, count: number, but: readonly bigint[]) =>
  tx.rows<{ id: bigint; uid: bigint }>(readyStatement, [event, count, but])
/** Bets on an event that have ended, or that somebody else may be ending. */
export const readSettlingOn = (tx: ReadTx, event: number) =>
  tx.rows<{ id: bigint; uid: bigint }>(settlingOnStatement, [event])
export const lockBets = (tx: Tx, bets: readonly { id: bigint; uid: bigint }[]) =>
  tx.rows<BetRow>(lockStatement, [bets.map((bet) => bet.uid), bets.map((bet) => bet.id)])
export const readLegPrices = (tx: ReadTx, bets: readonly bigint[]) =>
  tx.rows<{ bet_id: bigint; price: number; result: LegResult | null }>(pricesStatement, [bets])
/** A bet that was placed before this moment and has not ended. */
export const readUnsettledBefore = (tx: ReadTx, before: Date) => tx.maybe<{ id: bigint }>(unsettledStatement, [before])

import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { type Money, money, zero } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { bookOf, teach } from '../catalogue/ratings.ts'
import { isOver } from '../rules/vocabulary.ts'
import { sportOf } from '../sports/registry.ts'
import { postDifference } from './post-difference.ts'
import { boostOf } from './boosts.ts'
import { withoutGift } from './free-bets.ts'
import { extraOfSettled, settledFree } from '../rules/gift-payouts.ts'
import { type Settled, type SettledLeg, settle } from '../rules/settlement.ts'
import { type BetRow, endBet, lockBets, readLegPrices, readReady } from './store-bets.ts'
import { gradeLegs, readSelections, type SelectionRow } from './store-grading.ts'
import { deleteExposures, releaseExposure } from '../trading/store-exposures.ts'
import { lockCompetition, readParticipants } from '../catalogue/store-competitions.ts'
import { bumpEvents, type HeldEvent, lockEvents, readFacts } from '../trading/store-events.ts'
import { markRated, markSettled, readUnsettled, settleMarkets } from './store-settling.ts'
import { announceChanges } from '../trading/take-messages.ts'
import { events } from '../contract.ts'

const fixturesAtOnce = 20
const betsAtOnce = 100

/**
 * Settles every bet that the fixtures which are over decide; answers how many fixtures are done. Safe to run at any time, any number of times, on
 * several hosts. A fixture that cannot be settled is told of and tried again with the next turn: it never holds up the others.
 */
export async function settleFixtures({ db, log }: Pick<Context, 'db' | 'log'>): Promise<number> {
  let done = 0
  let last = 0
  for (;;) {
    const fixtures = await readUnsettled(db, last, fixturesAtOnce)
    for (const fixture of fixtures) {
      try {
        await settleFixture(db, fixture)
        done += 1
      } catch (error) {
        log.error(
          { fixture, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
          'a fixture could not be settled'
        )
      }
    }
    // All of these may have failed: those behind them have their turn too.
    if (fixtures.length < fixturesAtOnce) return done
    last = fixtures.at(-1) ?? 0
  }
}

/** What cannot be settled keeps nobody else from their money: it is what this throws for when all the others have theirs. */
async function settleFixture(db: Context['db'], fixture: number): Promise<void> {
  const ungraded = await db.write((tx) => gradeFixture(tx, fixture, false))
  await settleReady(db, fixture)
  if (ungraded.length > 0) throw new Error(ungraded.join(', '))
  await db.write((tx) => closeFixture(tx, fixture))
}

/** Gives every selection of a fixture its result: those without one, or all of them anew. Answers why some have none; their bets wait. */
export async function gradeFixture(tx: Tx, id: number, anew: boolean): Promise<string[]> {
  await lockEvents(tx, [id])
  const [fixture] = await readFacts(tx, [id])
  if (!fixture || !isOver(fixture.row.status)) return []
  const selections = (await readSelections(tx, id, anew)).map((selection) => ({
    ...selection,
    result: gradeOf(fixture, selection),
  }))
  await gradeLegs(
    tx,
    id,
    selections.flatMap(({ result, ...selection }) => (result ? [{ ...selection, result }] : []))
  )
  return selections
    .filter(({ result }) => !result)
    .map((one) => `${one.market_type} ${one.specifier} has no outcome ${one.outcome}`)
}

const gradeOf = ({ state }: HeldEvent, { sport, market_type, specifier, outcome }: SelectionRow) =>
  sportOf(sport).resultOf({ type: market_type, specifier, outcome }, state)

/**
 * Settles the open bets that a fixture decides. Where one of many fails, they are settled one by one until it is found; then the others go on. Throws for
 * those that failed, when all the others are paid.
 */
export async function settleReady(db: Context['db'], fixture: number): Promise<void> {
  const failed: bigint[] = []
  let why = ''
  for (let atOnce = betsAtOnce; ;) {
    const ready = await db.query((tx) => readReady(tx, fixture, atOnce, failed))
    const [first] = ready
    if (!first) break
    try {
      await db.write((tx) => settleBets(tx, ready))
    } catch (error) {
      if (ready.length === 1) {
        failed.push(first.id)
        why = error instanceof Error ? (error.stack ?? error.message) : String(error)
      }
      atOnce = ready.length === 1 ? betsAtOnce : 1
    }
  }
  if (failed.length > 0) throw new Error(`bets that cannot be settled: ${failed.join(', ')}; of the last one: ${why}`)
}

/** Each once: a bet's row is locked, and only an open one is paid. */
async function settleBets(tx: Tx, ready: readonly { id: bigint; uid: bigint }[]): Promise<void> {
  const bets = (await lockBets(tx, ready)).filter((bet) => bet.state === 'open')
  await releaseExposure(tx, bets)
  for (const { bet, settled } of await settledOf(tx, bets)) {
    if (!settled) throw new Error(`bet ${bet.id} is not decided yet`)
    await pay(tx, bet, settled, false)
  }
}

/** What each bet comes to by its legs' results; undefined while a leg has none, unless another is lost. */
export async function settledOf(
  tx: Tx,
  bets: readonly BetRow[]
): Promise<{ bet: BetRow; settled: Settled | undefined }[]> {
  const legs = Map.groupBy(
    await readLegPrices(
      tx,
      bets.map((bet) => bet.id)
    ),
    (leg) => leg.bet_id
  )
  const gone = await withoutGift(tx, bets)
  return bets.map((bet) => {
    const own = legs.get(bet.id) ?? []
    const decided = own.flatMap(({ price, result }) => (result ? [{ price: odds(price), result }] : []))
    const isDecided = decided.length === own.length || decided.some((leg) => leg.result === 'loss')
    return { bet, settled: isDecided ? settledBet(bet, decided, gone.has(bet.id)) : undefined }
  })
}

/** `isGiftGone`: the free bet that paid it is not its own any more, so it stays returned whatever its legs say. */
function settledBet(bet: BetRow, legs: readonly SettledLeg[], isGiftGone: boolean): Settled {
  const stake = money(bet.stake_minor, bet.currency)
  const settled = settle(stake, legs)
  if (isGiftGone && bet.free_bet_id !== null)
    return { state: 'returned', payout: zero(bet.currency), reason: bet.reason === 'push' ? 'push' : 'void' }
  return bet.free_bet_id === null ? settled : settledFree(settled, stake, bet.free_returns_stake === true)
}

/**
 * Ends a bet, or gives it another end by a corrected result: what it pays more or less than before, the row, the event. A boost that another bet has adds nothing. Answers
 * what its player owes for it.
 */
export async function pay(tx: Tx, bet: BetRow, { state, payout, reason }: Settled, corrected: boolean): Promise<Money> {
  const isBoostGone = bet.boost_id !== null && (await withoutGift(tx, [bet])).has(bet.id)
  const boost = isBoostGone ? undefined : boostOf(bet)
  const stake = money(bet.stake_minor, bet.currency)
  const extra = boost ? extraOfSettled({ state, payout, reason }, stake, boost) : zero(bet.currency)
  const { transaction, owed } = await postDifference(tx, bet, { state, payout, extra })
  await endBet(tx, bet, {
    state,
    payoutMinor: payout.minor,
    reason: reason ?? null,
    settlementId: transaction ?? bet.settlement_id,
    boostPaidMinor: boost ? extra.minor : null,
  })
  await tx.announce(events[bet.free_bet_id === null ? 'sportsbook.bet-settled' : 'sportsbook.free-bet-settled'], {
    bet_id: String(bet.id),
    uid: String(bet.uid),
    state,
    stake_minor: String(bet.stake_minor),
    payout_minor: String(payout.minor),
    currency: bet.currency,
    corrected,
  })
  return owed
}

/** When no bet waits for it any more: its markets are settled or deleted, and the rating model has learnt from it. */
async function closeFixture(tx: Tx, id: number): Promise<void> {
  await lockEvents(tx, [id])
  if (!(await markSettled(tx, id))) return
  const [fixture] = await readFacts(tx, [id])
  if (!fixture) return
  const version = fixture.version + 1
  await deleteExposures(tx, id)
  await settleMarkets(tx, id, version)
  await bumpEvents(tx, [{ id, version }])
  await rate(tx, fixture)
  await announceChanges(tx, [{ id: String(id), since: fixture.version, version }])
  await tx.announce(events['sportsbook.fixture-finished'], { fixture_id: String(id), status: fixture.row.status })
}

/** An event that has ended teaches the book of its competition, once. */
async function rate(tx: Tx, { row, state, sport }: HeldEvent): Promise<void> {
  if (row.status !== 'ended') return
  const league = await lockCompetition(tx, row.competition_id)
  if (!league || !(await markRated(tx, row.id))) return
  const ended = {
    home: String(row.home_id),
    away: String(row.away_id),
    score: sport.scoreOf(state),
    day: Math.floor(row.starts_at.getTime() / day),
    neutral: row.neutral,
  }
  const book = bookOf(sport, league, await readParticipants(tx, league.id))
  await teach(tx, { sport, competition: league.id, book }, [ended])
}

import { createHash } from 'node:crypto'
import type { PlayerContext } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { isCurrency, type Money, money } from '@ante/kit/money'
import { isRefused, orRefuse, Refusal, refuse } from '@ante/kit/refusal'
import type { z } from 'zod'
import { translate } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import { type bet, type endpoints, sportsbookSettings } from './contract.ts'
import { limitsLeft, limitsNow, readOffersFor, selectionsOf } from './quote-slip.ts'
import { findBet } from './read-bets.ts'
import { fixtureOf, marketKeyOf, outcomeIndex } from './rules/market-id.ts'
import { judgeSlip, type Slip, type SlipLimits } from './rules/slip.ts'
import { findPlaced, insertBet, type NewBet } from './store-bets.ts'

type Input = InputOf<(typeof endpoints)['sportsbook.placebet']>

/** Between our look at the prices and the database's they may move once or twice; a slip that never settles is told so. */
const triesMax = 3
const selectionFails = 'AN051'
const payoutTooLarge = 'AN052'
const liabilityTooLarge = 'AN053'
/** What the database says of a key that has placed nothing: just that, or that it could not have been placed. */
const nothingPlaced: ReadonlySet<unknown> = new Set(['P0001', 'AN004'])
const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined)

/**
 * Places a bet. The slip is judged by the same function as in the browser, on the prices that the player saw; then one call to the database
 * looks at the prices that are, under lock, and takes the stake. Where the two disagree the slip is judged again on what is offered now, and
 * that judgement is the answer. Same key and input: the same bet.
 */
export async function placeBet(context: PlayerContext, input: Input): Promise<{ bet: z.input<typeof bet> }> {
  const { db, player } = context
  const slip: Slip = { selections: selectionsOf(input.selections), stake: await stakeOf(context, input), policy: input.price_policy }
  const limits = limitsNow(context, slip.stake.currency)
  const judged = judgeSlip(slip, ({ marketId, price }) => ({ fixtureId: String(fixtureOf(BigInt(marketId))), status: 'open', price }), limits)
  const id = isRefused(judged)
    ? ((await placedBefore(context, slip, limits)) ?? orRefuse(judged))
    : await insertJudged(context, slip, rowOf(context, slip, limits))
  const placed = await findBet(db, player.uid, id < 0n ? -id : id)
  if (!placed) throw new Error(`bet ${id} is not there`)
  return { bet: placed }
}

/** A bet that stands is the answer to its key also where the limits of now would refuse it: who asks again has to hear of it. */
async function placedBefore(context: PlayerContext, slip: Slip, limits: SlipLimits): Promise<bigint | undefined> {
  try {
    return await findPlaced(context.db, rowOf(context, slip, limits))
  } catch (error) {
    const said = translate(error)
    const isNothing = said instanceof Refusal ? said.reason !== 'idempotency_key_reused' : nothingPlaced.has(codeOf(said))
    if (!isNothing) throw said
    return undefined
  }
}

async function stakeOf(context: PlayerContext, { stake, currency }: Input): Promise<Money> {
  if (!currency) return money(stake.minor, await context.db.read((tx) => currencyOf(tx, context.player.uid)))
  return isCurrency(currency) ? money(stake.minor, currency) : refuse('InvalidParameter', { fields: { currency: 'wrong' } })
}

function rowOf(context: PlayerContext, { selections, stake, policy }: Slip, limits: SlipLimits): NewBet {
  const key = context.idempotencyKey ?? refuse('InvalidRequest', { reason: 'idempotency_key_missing' })
  const { liveDelayMs, selectionLiabilityMaxMinor, playerLiabilityMaxMinor, replayBets } = context.setting('sportsbook', sportsbookSettings)
  const what = selections.map(({ marketId, outcome, price }) => [marketId, outcome, price])
  return {
    uid: context.player.uid,
    key: `bet:${context.player.uid}:${key}`,
    hash: createHash('sha256')
      .update(JSON.stringify([what, stake.minor.toString(), stake.currency, policy]))
      .digest(),
    currency: stake.currency,
    stakeMinor: stake.minor,
    policy,
    markets: selections.map(({ marketId }) => BigInt(marketId)),
    outcomes: selections.map(({ marketId, outcome }) => placeOf(marketId, outcome)),
    prices: selections.map(({ price }) => price),
    payoutMaxMinor: limits.payoutMax.minor,
    delayMs: liveDelayMs,
    takesReplays: replayBets,
    liabilityMax: { selectionMinor: BigInt(selectionLiabilityMaxMinor), playerMinor: BigInt(playerLiabilityMaxMinor) },
  }
}

function placeOf(marketId: string, outcome: Slip['selections'][number]['outcome']): number {
  const key = marketKeyOf(BigInt(marketId))
  return (
    (key && outcomeIndex(key.kind, outcome)) ??
    refuse('InvalidRequest', { reason: 'market_closed', data: { selections: [{ market_id: marketId, outcome, price: null, status: 'unknown' }] } })
  )
}

/** The database's yes, or the refusal that the slip deserves by what is offered now. */
async function insertJudged(context: PlayerContext, slip: Slip, row: NewBet): Promise<bigint> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await insertBet(context.db, row)
    } catch (error) {
      const code = codeOf(error)
      if (code !== selectionFails && code !== payoutTooLarge && code !== liabilityTooLarge) throw translate(error)
      const { of } = await readOffersFor(context, slip.selections)
      orRefuse(judgeSlip(slip, of, await limitsLeft(context, slip.stake.currency, slip.selections)))
      if (attempt >= triesMax) refuse('InvalidRequest', { reason: 'market_suspended' })
    }
  }
}

import { createHash } from 'node:crypto'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { isCurrency, type Money, money } from '@ante/kit/money'
import { isRefused, orRefuse } from '@ante/kit/refusal'
import type { z } from 'zod'
import { ledgerRefusalOf, orLedgerRefusal, postedBefore } from '../../ledger/index.ts'
import { currencyOf } from '../../players/index.ts'
import { orIdentified, refuseUnidentifiedPlay } from '../../verification/index.ts'
import { orProtected } from '../../protection/index.ts'
import { type bet, type endpoints, sportsbookSettings } from '../contract.ts'
import { jackpotFor } from './jackpot-of-bets.ts'
import { limitsLeft, limitsNow, readOffersFor, selectionsOf } from './quote-slip.ts'
import { findBet } from './read-bets.ts'
import { validateSlip, type Slip, type SlipLimits } from '../rules/slip.ts'
import { insertBet, type NewBet, type PlacingRow } from './store-placing.ts'

type Endpoint = (typeof endpoints)['sportsbook.placebet']
type Input = InputOf<Endpoint>
type Asked = PlayerContext & RefusesAs<Endpoint>

/** Between our look at the prices and the database's they may move once or twice; a slip that never settles is told so. */
const triesMax = 3
/**
 * Places a bet. The slip is judged by the same function as in the browser, on the prices that the player saw; then one call to the database
 * looks at the prices that are, under lock, and takes the stake. Where the two disagree the slip is judged again on what is offered now, and
 * that judgement is the answer. Same key and input: the same bet.
 */
export async function placeBet(context: Asked, input: Input): Promise<{ bet: z.input<typeof bet> }> {
  const { db, player } = context
  refuseUnidentifiedPlay(context)
  const slip = await slipOf(context, input)
  const limits = limitsNow(context, slip.stake.currency)
  const judged = validateSlip(
    slip,
    // Which selections are of one event is known to the database: its verdict says so.
    ({ marketId, price }) => ({ fixtureId: marketId, status: 'open', price }),
    limits
  )
  const paidBy = giftsOf(context, input)
  const { key, hash } = identityOf(context, slip, paidBy)
  // A bet that was placed is the answer to its key also where the limits of now would refuse it.
  const id = isRefused(judged)
    ? ((await orLedgerRefusal(
        context,
        db.read((tx) => postedBefore(tx, key, hash))
      )) ?? context.refuse(judged.refused, judged))
    : await insertJudged(context, slip, {
        ...rowOf(context, { slip, limits, paidBy }),
        jackpot: paidBy.freeBet === undefined ? await jackpotFor(context, slip.stake.currency) : undefined,
      })
  const placed = await findBet(db, player.uid, id)
  if (!placed) throw new Error(`bet ${id} is not there`)
  return { bet: placed }
}

const slipOf = async (context: Asked, input: Input): Promise<Slip> => ({
  selections: selectionsOf(context, input.selections),
  stake: await stakeOf(context, input),
  policy: input.price_policy,
})

/** The bet that this key placed. */
export async function placedBefore(context: Asked, input: Input): Promise<{ bet: z.input<typeof bet> } | undefined> {
  const { db, player } = context
  const { key, hash } = identityOf(context, await slipOf(context, input), giftsOf(context, input))
  const id = await orLedgerRefusal(
    context,
    db.read((tx) => postedBefore(tx, key, hash))
  )
  const placed = id === undefined ? undefined : await findBet(db, player.uid, id)
  return placed && { bet: placed }
}

type GiftsOfBet = Pick<NewBet, 'freeBet' | 'boost'>

/** What was given to the player and is used for this bet: one thing at most. */
function giftsOf(context: Asked, { free_bet: free, boost }: Input): GiftsOfBet {
  if (free !== undefined && boost !== undefined) context.refuse('InvalidParameter', { fields: { boost: 'wrong' } })
  return {
    freeBet: free === undefined ? undefined : BigInt(free),
    boost: boost === undefined ? undefined : BigInt(boost),
  }
}

async function stakeOf(context: Asked, { stake, currency }: Input): Promise<Money> {
  if (!currency) return money(stake.minor, await context.db.read((tx) => currencyOf(tx, context.player.uid)))
  return isCurrency(currency)
    ? money(stake.minor, currency)
    : context.refuse('InvalidParameter', { fields: { currency: 'wrong' } })
}

/** The key under which the bet is in the ledger, and what tells it from another bet under the same key. */
function identityOf(
  context: Asked,
  { selections, stake, policy }: Slip,
  { freeBet, boost }: GiftsOfBet
): Pick<NewBet, 'key' | 'hash'> {
  const key = context.idempotencyKey ?? context.refuse('InvalidRequest/idempotency_key_missing')
  const what = selections.map(({ marketId, outcome, price }) => [marketId, outcome, price])
  return {
    key: `bet:${context.player.uid}:${key}`,
    hash: createHash('sha256')
      .update(
        JSON.stringify([
          what,
          stake.minor.toString(),
          stake.currency,
          policy,
          ...(freeBet === undefined ? [] : [freeBet.toString()]),
          ...(boost === undefined ? [] : [`boost ${boost}`]),
        ])
      )
      .digest(),
  }
}

function rowOf(
  context: Asked,
  { slip, limits, paidBy }: { slip: Slip; limits: SlipLimits; paidBy: GiftsOfBet }
): NewBet {
  const { selections, stake, policy } = slip
  const { liveDelayMs, selectionLiabilityMaxMinor, playerLiabilityMaxMinor, replayBets } = context.setting(
    'sportsbook',
    sportsbookSettings
  )
  return {
    uid: context.player.uid,
    ...identityOf(context, slip, paidBy),
    ...paidBy,
    currency: stake.currency,
    stakeMinor: stake.minor,
    policy,
    markets: selections.map(({ marketId }) => BigInt(marketId)),
    outcomes: selections.map(({ outcome }) => outcome),
    prices: selections.map(({ price }) => price),
    payoutMaxMinor: limits.payoutMax.minor,
    delayMs: liveDelayMs,
    takesReplays: replayBets,
    liabilityMax: { selectionMinor: BigInt(selectionLiabilityMaxMinor), playerMinor: BigInt(playerLiabilityMaxMinor) },
  }
}

/** The bet, or the refusal that the slip deserves by what is offered now. */
async function insertJudged(context: Asked, slip: Slip, row: NewBet): Promise<bigint> {
  for (let attempt = 1; ; attempt++) {
    const { verdict, bet_id: id } = await decide(context, row)
    if (verdict === 'placed' || verdict === 'repeated') return id
    if (verdict === 'free_bet') context.refuse('InvalidRequest/free_bet_over')
    if (verdict === 'free_odds') context.refuse('InvalidRequest/free_bet_odds')
    if (verdict === 'boost') context.refuse('InvalidRequest/boost_over')
    if (verdict === 'boost_terms') context.refuse('InvalidRequest/boost_terms')
    if (verdict === 'balance') context.refuse('UserNeedDeposit/insufficient_funds')
    const { of } = await readOffersFor(context, slip.selections)
    orRefuse(context, validateSlip(slip, of, await limitsLeft(context, slip.stake.currency, slip.selections)))
    if (attempt >= triesMax) context.refuse('InvalidRequest/market_suspended')
  }
}

type Decision = PlacingRow | { readonly verdict: 'balance'; readonly bet_id: null }

/** What only the database can decide, as one value: prices, limits, the balance, and whether the key was used before. */
async function decide(context: Asked, row: NewBet): Promise<Decision> {
  const { db } = context
  try {
    return await insertBet(db, row)
  } catch (error) {
    const code = ledgerRefusalOf(error)
    if (code === 'InvalidRequest/idempotency_key_reused') context.refuse(code)
    // The ledger stopped it: the same key at the same moment, or too little money, or the player takes no more stakes. A bet that was placed is
    // the answer to its key all the same: it may be what used up the money or the limit.
    const before = await orLedgerRefusal(
      context,
      db.read((tx) => postedBefore(tx, row.key, row.hash))
    )
    if (before !== undefined) return { verdict: 'repeated', bet_id: before }
    if (code) return { verdict: 'balance', bet_id: null }
    return orIdentified(context, row.uid, orProtected(context, row.uid, Promise.reject(error), row.stakeMinor))
  }
}

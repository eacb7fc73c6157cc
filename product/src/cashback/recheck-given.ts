import type { Context, ReadTx, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import { type DayOfPlay, type PlayedDays, sumOfDays } from '@ante/kit/played-days'
import {
  type GivenCashback,
  putVoidCashbacks,
  readGivenCashbacks,
  reckon,
  type RecheckedCashback,
} from '../bonuses/index.ts'
import { roundSettings } from '../games/contract.ts'
import { playedInGames } from '../games/index.ts'
import { playedInBets } from '../sportsbook/index.ts'
import type { Product } from './contract.ts'
import { endOf, startOf, weekOf } from './rules/weeks.ts'
import * as store from './store.ts'
import { wireCalculation } from './wire.ts'

const atOnce = 200
type Works = Pick<Context, 'db' | 'stopping' | 'clock' | 'setting' | 'log'>

export const played: Record<
  Product,
  (tx: ReadTx, uid: bigint, span: { from: Date; until: Date }) => Promise<PlayedDays[]>
> = { casino: playedInGames, betting: playedInBets }

/**
 * Cashback whose players' play has changed after its end is worked out again, and staff are told of what was too much. Done when every week that is over was given: a week that is being
 * given may have been read before the change. Each player in a transaction of their own: one that fails holds up nobody, and is tried again with the next job.
 */
export async function recheckGiven(context: Works): Promise<void> {
  const { db, stopping } = context
  for (let after = 0n; ;) {
    const noted = await db.read((tx) => store.readRechecks(tx, after, atOnce))
    const each = new Map(noted.map((one) => [`${one.product} ${one.uid}`, one]))
    for (const one of each.values()) {
      if (stopping?.aborted) return
      await recheckAlone(context, one)
    }
    const last = noted.at(-1)
    if (!last || noted.length < atOnce) return
    after = last.id
  }
}

async function recheckAlone(context: Works, { product, uid }: store.Recheck): Promise<void> {
  try {
    await context.db.write(async (tx) => {
      if (await store.takeRechecks(tx, product, uid)) await recheck(tx, product, uid, keptSince(context))
    })
  } catch (error) {
    const facts = {
      product,
      uid: String(uid),
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
    context.log.error(facts, 'the cashback of a player could not be worked out again; the next job tries it again')
  }
}

/** Rounds of before this moment may be gone, and would look as if they had become void. Bets are kept for longer than cashback is looked at. */
const keptSince = ({ clock, setting }: Works): number => clock.now() - setting('rounds', roundSettings).keepDays * day

async function recheck(tx: Tx, product: Product, uid: bigint, since: number): Promise<void> {
  const rechecked: RecheckedCashback[] = []
  for (const one of await readGivenCashbacks(tx, uid)) {
    const week = weekOf(Date.parse(one.calculation.from))
    // A round of the first day may have begun the day before.
    if (product === 'casino' && startOf(week).getTime() - day < since) continue
    const program = (await store.readPrograms(tx, week)).find(({ sysname }) => sysname === one.program)
    const least = program?.product === product ? program.bounds[one.currency]?.least_loss_minor : undefined
    if (least === undefined) continue
    const all = await played[product](tx, uid, { from: startOf(week), until: endOf(week) })
    const days = all.find(({ currency }) => currency === one.currency)?.days ?? []
    rechecked.push(recheckedOf(one, { week, least: BigInt(least), days }))
  }
  if (rechecked.length > 0) await putVoidCashbacks(tx, rechecked)
}

/** What a given cashback comes to by the days as they are now. It is never more than it was: then the most that was allowed is the most still, whatever the market allows today. */
function recheckedOf(
  { program, ...one }: GivenCashback,
  { week, least, days }: { week: string; least: bigint; days: readonly DayOfPlay[] }
): RecheckedCashback {
  const { calculation } = one
  const { percent } = calculation
  const reckoned = reckon(days, percent, { least, most: one.given_minor })
  const before = calculation.days.map(({ plays, staked }) => ({ plays, staked: fromWire(staked).minor }))
  const [then, now] = [sumOfDays(before), sumOfDays(days)]
  return {
    ...one,
    title: `${program}, the week from ${week}`,
    plays: Math.max(0, then.plays - now.plays),
    stakedMinor: then.staked > now.staked ? then.staked - now.staked : 0n,
    dueMinor: reckoned.sum,
    dueCalculation: wireCalculation({ week, currency: one.currency, percent, days }, reckoned),
  }
}

import type { Context, ReadTx } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { type Currency, money } from '@ante/kit/money'
import type { PlayedDays } from '@ante/kit/played-days'
import type { Policy } from '@ante/kit/policy'
import {
  type Bounds,
  type CalculatedCashbacks,
  earningAmong,
  giveCalculated,
  type HeldFor,
  reckon,
} from '../bonuses/index.ts'
import { lossesInGames, opposedByLinkedInGames } from '../games/index.ts'
import { lossesInBets, opposedByLinkedInBets } from '../sportsbook/index.ts'
import { cashbackWeeks, type Product } from './contract.ts'
import { recheckGiven } from './recheck-given.ts'
import { endedWeeks, endOf, startOf } from './rules/weeks.ts'
import * as store from './store.ts'
import { wireCalculation } from './wire.ts'

/**
 * Players in one transaction, and transactions at a time. What goes to the balance at once locks accounts, and waits for nobody else's then; where its process waits for the database,
 * others are given theirs.
 */
const pace = { waiting: { players: 500, transactions: 1 }, paid: { players: 1, transactions: 4 } }
type Works = Pick<Context, 'db' | 'clock' | 'policy' | 'setting' | 'log' | 'stopping'>
type Gift = CalculatedCashbacks['gifts'][number]

const losses: Record<Product, (tx: ReadTx, span: { from: Date; until: Date }) => Promise<PlayedDays[]>> = {
  casino: lossesInGames,
  betting: lossesInBets,
}

const opposed: Record<Product, typeof opposedByLinkedInGames> = {
  casino: opposedByLinkedInGames,
  betting: opposedByLinkedInBets,
}

/** Of a programme for somebody in a market: undefined where it names no sum in their currency. The most is never more than the market allows. */
export function boundsOf(
  { bounds }: Pick<store.ProgramRow, 'bounds'>,
  currency: Currency,
  { bonusMost }: Pick<Policy, 'bonusMost'>
): Bounds | undefined {
  const own = bounds[currency]
  if (!own) return undefined
  const most = bonusMost === null ? own.most_minor : Math.min(own.most_minor, bonusMost[currency])
  return { least: BigInt(own.least_loss_minor), most: BigInt(most) }
}

/** What each of these players comes to: nothing for those who earn no rewards, or by whose market and currency there is nothing to give. */
async function giftsOf(
  { policy }: Works,
  tx: ReadTx,
  { program, week }: { program: store.ProgramRow; week: string },
  losers: readonly PlayedDays[]
): Promise<Gift[]> {
  const { percent } = program
  const earning = await earningAmong(
    { policy },
    tx,
    losers.map(({ uid }) => uid)
  )
  return losers.flatMap(({ uid, currency, days }): Gift[] => {
    const person = earning.get(uid)?.person
    const bounds = person && boundsOf(program, currency, policy(person))
    const reckoned = bounds && reckon(days, percent, bounds)
    if (!reckoned || reckoned.sum === 0n) return []
    const calculation = wireCalculation({ week, currency, percent, days }, reckoned)
    return [{ uid, sum: money(reckoned.sum, currency), calculation }]
  })
}

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

/** Whoever lost in this week is given their share. Begun again it gives nobody twice, and comes to the same end. False: the host stops. */
async function giveWeek(context: Works, program: store.ProgramRow, week: string): Promise<boolean> {
  const span = { from: startOf(week), until: endOf(week) }
  const losers = await context.db.read((tx) => losses[program.product](tx, span), { withinMs: 10 * minute })
  const held = await context.db.read(
    (tx) =>
      opposed[program.product](
        tx,
        losers.map(({ uid }) => uid),
        span
      ),
    { withinMs: 10 * minute }
  )
  const give = (some: readonly PlayedDays[]): Promise<void> =>
    context.db.write(async (tx) => {
      const gifts = await giftsOf(context, tx, { program, week }, some)
      if (gifts.length === 0) return
      await giveCalculated(tx, {
        source: `cashback:${program.sysname}:${week}`,
        program: program.sysname,
        finishedAt: span.until,
        receiveWithinDays: program.receive_within_days,
        reason: `the week from ${week}`,
        texts: program.texts,
        images: program.images,
        gifts: gifts.map((gift) => {
          const heldFor: HeldFor | undefined = held.get(`${gift.uid} ${gift.sum.currency}`)
          return heldFor ? { ...gift, heldFor } : gift
        }),
      })
    })
  const { players, transactions } = program.receive_within_days === null ? pace.paid : pace.waiting
  for (let first = 0; first < losers.length; first += players * transactions) {
    if (context.stopping?.aborted) return false
    const turn = losers.slice(first, first + players * transactions)
    await Promise.all(chunksOf(turn, players).map(give))
  }
  await context.db.write((tx) => store.markWeek(tx, program.sysname, week, losers.length))
  context.log.info({ program: program.sysname, week, players: losers.length }, 'the cashback of a week was given')
  return true
}

/** BON-39: job: every week that is over and of which not everything was given yet, by the terms that it began with; then what changed of weeks that were given. */
export async function giveWeeks(context: Works): Promise<void> {
  if (await giveEnded(context)) await recheckGiven(context)
}

/** False: the host stops, and something is left to give. */
async function giveEnded(context: Works): Promise<boolean> {
  const at = context.clock.now() - context.setting('cashbackWeeks', cashbackWeeks).waitHours * hour
  const [terms, given] = await context.db.read(
    async (tx) => [await store.readAllPrograms(tx), await store.readWeeks(tx)] as const
  )
  const first = terms.map(({ from_week }) => from_week).toSorted()[0]
  if (first === undefined) return true
  for (const week of endedWeeks(first, at)) {
    const programs = await context.db.read((tx) => store.readPrograms(tx, week))
    for (const program of programs) {
      const isGiven = given.some((one) => one.sysname === program.sysname && one.week === week)
      if (!isGiven && !(await giveWeek(context, program, week))) return false
    }
  }
  return true
}

import { wireMoney } from '@ante/kit/contract'
import type { Currency } from '@ante/kit/money'
import { z } from 'zod'
import { type Gift, gift } from '../../bonuses/contract.ts'
import { type FreeSpinsGift, freeSpinsGift } from '../../games/contract.ts'
import { boostGift, type BoostGift, freeBetGift, type FreeBetGift } from '../../sportsbook/contract.ts'
import { matchedMinor } from './match.ts'

/** So many deposits in a row can bring something by one offer. */
export const stepsMost = 5

const sums = z.partialRecord(wireMoney.shape.currency, z.number().int().positive())

/** A bonus that is a share of the deposit, by the step that the deposit is. Sums are minor units by currency. */
const matchGift = gift
  .pick({
    kind: true,
    wager_times: true,
    days: true,
    take_within_days: true,
    weights: true,
    odds_least: true,
    stakes_most_minor: true,
  })
  .extend({
    type: z.literal('match'),
    steps: z
      .array(
        z.strictObject({
          percent: z.number().int().min(1).max(500),
          /** The most that the bonus can be. A currency that is not named gets nothing. */
          most_minor: sums,
          /** The least deposit that brings it. */
          least_minor: sums.default({}),
        })
      )
      .min(1)
      .max(stepsMost),
  })
export type MatchGift = z.output<typeof matchGift>

export const lossProducts = ['casino', 'betting', 'all'] as const

/** A bonus that is a share of what its player has lost in the days before it is taken. Sums are minor units by currency. */
const lossBackGift = gift
  .pick({
    kind: true,
    wager_times: true,
    days: true,
    take_within_days: true,
    weights: true,
    odds_least: true,
    stakes_most_minor: true,
  })
  .extend({
    type: z.literal('loss_back'),
    of: z.enum(lossProducts),
    percent: z.number().int().min(1).max(50),
    /** The time that counts, up to the moment at which it is taken. */
    over_days: z.number().int().min(1).max(28),
    /** The least net loss that counts. */
    least_minor: sums,
    /** The most that the bonus can be. A currency that is not named gets nothing. */
    most_minor: sums,
  })
export type LossBackGift = z.output<typeof lossBackGift>

/** What an offer gives, as an operator writes it. Free spins, free bets and boosts come with the deposit of their step. */
export const offerGift = z.discriminatedUnion('type', [
  gift,
  matchGift,
  lossBackGift,
  freeSpinsGift.extend({ step: z.number().int().min(1).max(stepsMost).default(1) }),
  freeBetGift.extend({ step: z.number().int().min(1).max(stepsMost).default(1) }),
  boostGift.extend({ step: z.number().int().min(1).max(stepsMost).default(1) }),
])
export type OfferGift = z.output<typeof offerGift>

/** What an offer gives of what we know how to give. */
export const giftsOf = (promotions: readonly unknown[]): OfferGift[] =>
  promotions.flatMap((one) => {
    const parsed = offerGift.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })

/** In how many steps these are given. */
export const stepsOf = (gifts: readonly OfferGift[]): number =>
  Math.max(1, ...gifts.map((one) => (one.type === 'match' ? one.steps.length : 'step' in one ? one.step : 1)))

/** Those of one step that there are in this currency, whatever is paid in. */
export const giftsAt = (gifts: readonly OfferGift[], step: number, currency: Currency): OfferGift[] =>
  gifts.filter((one) => {
    if (one.type === 'match') return one.steps[step - 1]?.most_minor[currency] !== undefined
    if (one.type === 'loss_back') return step === 1 && one.most_minor[currency] !== undefined
    if (one.type === 'free_spins') return one.step === step && one.stakes_minor[currency] !== undefined
    if (one.type === 'free_bet') return one.step === step && one.amounts_minor[currency] !== undefined
    if (one.type === 'boost')
      return (
        one.step === step &&
        one.stakes_most_minor[currency] !== undefined &&
        one.extra_most_minor[currency] !== undefined
      )
    return step === 1 && one.amounts_minor[currency] !== undefined
  })

export type Given = { readonly index: number } &
  /** `lossOf`: of what it is a share. */
  (
    | { readonly bonus: Gift; readonly lossOf?: LossBackGift }
    | { readonly spins: FreeSpinsGift }
    | { readonly freeBet: FreeBetGift }
    | { readonly boost: BoostGift }
  )

/** What a step gives with this deposit, with the place of each gift in its offer. A deposit below the least of any of its matches brings nothing, so that the step waits for another one. */
export function givenAt(
  gifts: readonly OfferGift[],
  step: number,
  currency: Currency,
  depositMinor: bigint | undefined,
  /** What a share of a loss has come to. */
  backOf: (one: LossBackGift) => bigint = () => 0n
): Given[] {
  const there = new Set(giftsAt(gifts, step, currency))
  if (depositMinor !== undefined && depositMinor < leastAt([...there], step, currency)) return []
  return gifts.flatMap((one, index): Given[] => {
    if (!there.has(one)) return []
    if (one.type === 'bonus') return [{ index, bonus: one }]
    if (one.type === 'free_spins') return [{ index, spins: one }]
    if (one.type === 'free_bet') return [{ index, freeBet: one }]
    if (one.type === 'boost') return [{ index, boost: one }]
    if (one.type === 'loss_back') {
      const back = backOf(one)
      return back === 0n ? [] : [{ index, bonus: bonusOfLoss(one, currency, back), lossOf: one }]
    }
    const { steps, type: _, ...terms } = one
    const at = steps[step - 1]
    const amount =
      at === undefined || depositMinor === undefined ? 0n : matchedMinor(depositMinor, termsAt(at, currency))
    if (amount === 0n) return []
    return [{ index, bonus: { ...terms, type: 'bonus', amounts_minor: { [currency]: Number(amount) } } }]
  })
}

/** The terms of the bonus that a share of a loss becomes, whatever it comes to. */
export function bonusOfLoss(one: LossBackGift, currency: Currency, amountMinor: bigint): Gift {
  const {
    type: _,
    of: _of,
    percent: _percent,
    over_days: _days,
    least_minor: _least,
    most_minor: _most,
    ...terms
  } = one
  return { ...terms, type: 'bonus', amounts_minor: { [currency]: Number(amountMinor) } }
}

/** The least deposit that brings a step. */
const leastAt = (gifts: readonly OfferGift[], step: number, currency: Currency): bigint =>
  BigInt(
    Math.max(0, ...gifts.map((one) => (one.type === 'match' ? (one.steps[step - 1]?.least_minor[currency] ?? 0) : 0)))
  )

const termsAt = ({ percent, most_minor, least_minor }: MatchGift['steps'][number], currency: Currency) => ({
  percent,
  mostMinor: BigInt(most_minor[currency] ?? 0),
  leastMinor: BigInt(least_minor[currency] ?? 0),
})

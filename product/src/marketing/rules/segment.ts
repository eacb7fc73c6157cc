import { currencyCode, wireMoney } from '@ante/kit/contract'
import type { Currency } from '@ante/kit/money'
import { z } from 'zod'

const days = z.number().int().min(0).max(36_500)
const count = z.number().int().min(0).max(1_000_000)
const sums = z.partialRecord(wireMoney.shape.currency, z.number().int().min(0))
const negated = { not: z.literal(true).optional() }

const range = (bound: typeof days) => ({ ...negated, at_least: bound.optional(), at_most: bound.optional() })
const sumRange = { ...negated, at_least_minor: sums.optional(), at_most_minor: sums.optional() }
const counted = <const Fact extends string>(fact: Fact, bound: typeof days) =>
  z.strictObject({ fact: z.literal(fact), ...range(bound) })
const listed = <const Fact extends string>(fact: Fact, one: z.ZodType<string>) =>
  z.strictObject({ fact: z.literal(fact), ...negated, in: z.array(one).min(1).max(200) })

/**
 * One question about one player. `not` turns its answer around. What a player’s protection is, no question asks: who is protected is in no segment, whatever
 * it says.
 */
export const condition = z
  .discriminatedUnion('fact', [
    counted('registered_days', days),
    counted('last_seen_days', days),
    counted('last_deposit_days', days),
    counted('deposits', count),
    counted('level', count),
    z.strictObject({ fact: z.literal('deposited'), ...sumRange }),
    z.strictObject({
      fact: z.literal('staked'),
      product: z.enum(['casino', 'betting']),
      within_days: z.number().int().min(1).max(92),
      ...sumRange,
    }),
    z.strictObject({ fact: z.literal('bonus_balance'), kind: z.enum(['casino', 'betting']), ...sumRange }),
    listed('country', z.string().regex(/^[A-Z]{2}$/)),
    listed('language', z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
    listed('currency', currencyCode),
    z.strictObject({ fact: z.literal('tag'), ...negated, has: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  ])
  .refine(
    (one) =>
      'in' in one ||
      'has' in one ||
      ['at_least', 'at_most', 'at_least_minor', 'at_most_minor'].some((bound) => bound in one),
    { error: 'must have a bound' }
  )
export type Condition = z.output<typeof condition>

/** Whoever meets all conditions of any group. A group without conditions is everybody. */
export const segment = z.strictObject({
  any: z
    .array(z.strictObject({ all: z.array(condition).max(20) }))
    .min(1)
    .max(10),
})
export type Segment = z.output<typeof segment>
export const everybody: Segment = { any: [{ all: [] }] }

/** What is known of a player. Undefined: nobody knows it, or nobody asked. */
export interface Facts {
  readonly now: number
  readonly currency: Currency
  readonly country: string | null
  readonly language: string
  readonly registeredAt?: number
  readonly lastSeenAt?: number
  readonly deposits?: { readonly count: number; readonly minor: bigint; readonly lastAt: number | null }
  readonly level?: number
  /** By product and days: `casino:30`. */
  readonly staked?: ReadonlyMap<string, bigint>
  readonly bonusMinor?: { readonly casino: bigint; readonly betting: bigint }
  readonly tags?: ReadonlySet<string>
}
export const stakedKey = ({ product, within_days }: { product: string; within_days: number }): string =>
  `${product}:${within_days}`

/** Which of the facts that cost a look a segment asks for. */
export function factsAsked({ any }: Segment): {
  readonly names: ReadonlySet<Condition['fact']>
  readonly staked: readonly { readonly product: 'casino' | 'betting'; readonly within_days: number }[]
} {
  const all = any.flatMap((group) => group.all)
  const staked = new Map(all.flatMap((one) => (one.fact === 'staked' ? [[stakedKey(one), one] as const] : [])))
  return { names: new Set(all.map(({ fact }) => fact)), staked: [...staked.values()] }
}

const dayMs = 86_400_000
/** Whole days; null stays: it has never been. */
const daysSince = (at: number | null | undefined, now: number): number | null | undefined =>
  at === null || at === undefined ? at : Math.max(0, Math.floor((now - at) / dayMs))

type Sums = Partial<Record<Currency, number>>
interface SumBounds {
  readonly at_least_minor?: Sums | undefined
  readonly at_most_minor?: Sums | undefined
}
/** Undefined where a bound does not name the player’s currency: what it would be there is not for us to say. */
function sumWithin(
  minor: bigint | undefined,
  { at_least_minor: least, at_most_minor: most }: SumBounds,
  currency: Currency
) {
  if (minor === undefined) return undefined
  const [from, until] = [least?.[currency], most?.[currency]]
  if ((least && from === undefined) || (most && until === undefined)) return undefined
  return (from === undefined || minor >= BigInt(from)) && (until === undefined || minor <= BigInt(until))
}

/** What has never been is within no bound. */
function numberWithin(
  value: number | null | undefined,
  { at_least: least, at_most: most }: { readonly at_least?: number | undefined; readonly at_most?: number | undefined }
): boolean | undefined {
  if (value === undefined) return undefined
  return value !== null && (least === undefined || value >= least) && (most === undefined || value <= most)
}

function answer(one: Condition, facts: Facts): boolean | undefined {
  const { now, currency } = facts
  switch (one.fact) {
    case 'registered_days':
      return numberWithin(daysSince(facts.registeredAt, now), one)
    case 'last_seen_days':
      return numberWithin(daysSince(facts.lastSeenAt, now), one)
    case 'last_deposit_days':
      return numberWithin(facts.deposits && daysSince(facts.deposits.lastAt, now), one)
    case 'deposits':
      return numberWithin(facts.deposits?.count, one)
    case 'level':
      return numberWithin(facts.level, one)
    case 'deposited':
      return sumWithin(facts.deposits?.minor, one, currency)
    case 'staked':
      return sumWithin(facts.staked?.get(stakedKey(one)), one, currency)
    case 'bonus_balance':
      return sumWithin(facts.bonusMinor?.[one.kind], one, currency)
    case 'country':
      return facts.country === null ? undefined : one.in.includes(facts.country)
    case 'language':
      return one.in.includes(facts.language)
    case 'currency':
      return one.in.includes(currency)
    case 'tag':
      return facts.tags?.has(one.has)
  }
}

/**
 * Whether a player is in a segment; undefined where that is not known. What is not known stays so when it is turned around: nobody is given anything because
 * of what we do not know of them.
 */
export function isIn({ any }: Segment, facts: Facts): boolean | undefined {
  let isUnknown = false
  for (const { all } of any) {
    const answers = all.map((one) => {
      const is = answer(one, facts)
      return is === undefined ? undefined : is !== (one.not ?? false)
    })
    if (answers.every((is) => is === true)) return true
    isUnknown ||= !answers.includes(false)
  }
  return isUnknown ? undefined : false
}

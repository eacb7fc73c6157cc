import { describedIn } from '@ante/kit/description'
import { type Currency, money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import type { Bonus, Gift, Meter, Terms } from './contract.ts'
import { doneMinor, isFulfilled, isUncounted, requiredMinor } from './rules/bonus.ts'
import { type Cost, costOfGame, costOfKind, leftMinor, toStakeMinor, worthAfter } from './rules/meter.ts'
import type { BonusRow } from './store.ts'
import type { FlagRow } from './store-flags.ts'

const heaviestFirst = (weights: Readonly<Record<string, number>>): { type: string; percent: number }[] =>
  Object.entries(weights)
    .map(([type, percent]) => ({ type, percent }))
    .toSorted((a, b) => b.percent - a.percent || (a.type < b.type ? -1 : 1))

function termsOf({
  amount_minor,
  currency,
  wager_times,
  wagered_minor,
  days,
  weights,
  odds_least,
  stake_most_minor,
}: Pick<
  BonusRow,
  'amount_minor' | 'currency' | 'wager_times' | 'wagered_minor' | 'days' | 'weights' | 'odds_least' | 'stake_most_minor'
>): Terms {
  const sum = (minor: bigint) => toWire(money(minor, currency))
  const between = (cost: Cost | undefined) => (cost ? { least: sum(cost.leastMinor), most: sum(cost.mostMinor) } : null)
  const left = leftMinor({ amount_minor, wager_times, wagered_minor })
  const kinds = heaviestFirst(weights).map(({ type, percent }) => {
    const stake = toStakeMinor(left, percent)
    return { type, percent, stake, cost: stake === undefined ? undefined : costOfKind(type, stake) }
  })
  return {
    amount: sum(amount_minor),
    wager_times,
    wager_required: sum(requiredMinor({ amount_minor, wager_times })),
    days,
    weights: kinds.map(({ type, percent, stake, cost }) => ({
      type,
      percent,
      stake: stake === undefined ? null : sum(stake),
      cost: between(cost),
    })),
    worth: between(
      worthAfter(
        amount_minor,
        kinds.flatMap(({ cost }) => cost ?? [])
      )
    ),
    odds_least: odds_least === null ? null : odds_least / 1_000,
    stake_most: stake_most_minor === null ? null : sum(stake_most_minor),
  }
}

/** What a gift would be for a player of this currency; undefined where it is none. */
export function termsOfGift(
  { amounts_minor, odds_least = null, stakes_most_minor = {}, ...rest }: Gift,
  currency: Currency
): Terms | undefined {
  const amount = amounts_minor[currency]
  return amount === undefined
    ? undefined
    : termsOf({
        ...rest,
        odds_least: odds_least === null ? null : Math.round(odds_least * 1_000),
        stake_most_minor: BigInt(stakes_most_minor[currency] ?? 0) || null,
        amount_minor: BigInt(amount),
        wagered_minor: 0n,
        currency,
      })
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

export function wireBonus(row: BonusRow, locale: string, flags: readonly FlagRow[] = []): Bonus {
  const { status } = row
  const review = status === 'available' && row.loss_review !== 'cleared' ? row.loss_review : null
  const until = { available: row.available_until, active: row.active_until, used: null, expired: null, removed: null }[
    status
  ]
  return {
    ...termsOf(row),
    id: String(row.id),
    type: row.kind === 'betting' ? 'betting' : 'other',
    description: describedIn(row, locale, defaultLocale),
    status,
    wager_done: toWire(money(doneMinor(row), row.currency)),
    created_at: row.created_at.toISOString(),
    activated_at: isoOf(row.activated_at),
    expires_at: review === null ? isoOf(until) : null,
    ended_at: isoOf(row.ended_at),
    review,
    can_activate: status === 'available' && row.is_open && review === null,
    can_deactivate: row.kind === 'casino' && status === 'active' && row.wagered_minor === 0n,
    can_remove: status === 'available' || (status === 'active' && !isFulfilled(row)),
    uncounted: flags.flatMap(({ bonus_id, reason, plays, staked_minor }) =>
      bonus_id === row.id && isUncounted(reason)
        ? [{ reason, plays, staked: toWire(money(staked_minor, row.currency)) }]
        : []
    ),
  }
}

/** An active bonus as it stands where something of this kind is played; `sysname` is the game. */
export function wireMeter(row: BonusRow, type: string, sysname?: string): Meter {
  const sum = (minor: bigint) => toWire(money(minor, row.currency))
  const percent = Object.hasOwn(row.weights, type) ? (row.weights[type] ?? 0) : 0
  const left = leftMinor(row)
  const stake = toStakeMinor(left, percent)
  const cost = stake === undefined || sysname === undefined ? undefined : costOfGame(sysname, stake)
  return {
    id: String(row.id),
    amount: sum(row.amount_minor),
    percent,
    odds_least: row.odds_least === null ? null : row.odds_least / 1_000,
    stake_most: row.stake_most_minor === null ? null : sum(row.stake_most_minor),
    left: sum(left),
    stake: stake === undefined ? null : sum(stake),
    cost: cost === undefined ? null : sum(cost),
    worth: cost === undefined ? null : sum(row.amount_minor - cost),
  }
}

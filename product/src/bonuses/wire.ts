import { describedIn } from '@ante/kit/description'
import { type Currency, money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import type { Bonus, Gift, Terms } from './contract.ts'
import { doneMinor, isFulfilled, requiredMinor } from './rules/bonus.ts'
import type { BonusRow } from './store.ts'

const heaviestFirst = (weights: Readonly<Record<string, number>>): Terms['weights'] =>
  Object.entries(weights)
    .map(([type, percent]) => ({ type, percent }))
    .toSorted((a, b) => b.percent - a.percent || (a.type < b.type ? -1 : 1))

function termsOf({
  amount_minor,
  currency,
  wager_times,
  days,
  weights,
  odds_least,
}: Pick<BonusRow, 'amount_minor' | 'currency' | 'wager_times' | 'days' | 'weights' | 'odds_least'>): Terms {
  const sum = (minor: bigint) => toWire(money(minor, currency))
  return {
    amount: sum(amount_minor),
    wager_times,
    wager_required: sum(requiredMinor({ amount_minor, wager_times })),
    days,
    weights: heaviestFirst(weights),
    odds_least: odds_least === null ? null : odds_least / 1_000,
  }
}

/** What a gift would be for a player of this currency; undefined where it is none. */
export function termsOfGift(
  { amounts_minor, odds_least = null, ...rest }: Gift,
  currency: Currency
): Terms | undefined {
  const amount = amounts_minor[currency]
  return amount === undefined
    ? undefined
    : termsOf({
        ...rest,
        odds_least: odds_least === null ? null : Math.round(odds_least * 1_000),
        amount_minor: BigInt(amount),
        currency,
      })
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

export function wireBonus(row: BonusRow, locale: string): Bonus {
  const { status } = row
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
    expires_at: isoOf(until),
    ended_at: isoOf(row.ended_at),
    can_activate: status === 'available' && row.is_open,
    can_deactivate: row.kind === 'casino' && status === 'active' && row.wagered_minor === 0n,
    can_remove: status === 'available' || (status === 'active' && !isFulfilled(row)),
  }
}

import type { Terms } from '@ante/product/marketing/rules/terms'
import type { Condition } from '@ante/product/marketing/rules/segment'
import { isCurrency, money, toDecimal } from '@ante/kit/money'

export const factNames: Readonly<Record<Condition['fact'], string>> = {
  registered_days: 'Days since registration',
  last_seen_days: 'Days since last seen',
  last_deposit_days: 'Days since last deposit',
  deposits: 'Number of deposits',
  deposited: 'Sum of deposits',
  staked: 'Staked',
  bonus_balance: 'Bonus balance',
  level: 'Level',
  country: 'Country',
  language: 'Language',
  currency: 'Currency',
  tag: 'Tag',
}

export const triggerNames: Readonly<Record<Terms['trigger']['on'], string>> = {
  segment: 'Being in the segment',
  registration: 'Registration',
  deposit: 'A deposit',
  level: 'A level',
  birthday: 'Birthday',
  inactivity: 'Not seen for some days',
}

export const outcomeNames: Readonly<Record<string, string>> = {
  waiting: 'Waiting',
  given: 'Given',
  told: 'Told',
  holdout: 'Holdout: nothing',
  not_in_segment: 'Not in the segment',
  left_out: 'Left out',
  not_available: 'Offer not available, or no consent to news',
  withheld: 'Withheld: a shared device',
  stopped: 'The campaign had stopped',
  budget: 'The budget was used',
}
export const stopNames = {
  staff: 'stopped by staff',
  budget: 'budget used',
  end: 'ended',
  unreadable: 'stopped: its terms cannot be read',
} as const

export const sumsText = (sums: Readonly<Partial<Record<string, number>>> | undefined): string =>
  Object.entries(sums ?? {})
    .flatMap(([currency, minor]) =>
      isCurrency(currency) && minor !== undefined ? [`${toDecimal(money(BigInt(minor), currency))} ${currency}`] : []
    )
    .join(', ')

const bounds = (least: string | number | undefined, most: string | number | undefined): string =>
  [
    ...(least === undefined || least === '' ? [] : [`at least ${least}`]),
    ...(most === undefined || most === '' ? [] : [`at most ${most}`]),
  ].join(', ')

/** One condition as a line. */
export function conditionText(one: Condition): string {
  const name = factNames[one.fact]
  const of =
    one.fact === 'staked'
      ? ` on ${one.product} in ${one.within_days} days`
      : one.fact === 'bonus_balance'
        ? ` (${one.kind})`
        : ''
  const what =
    'in' in one
      ? `is ${one.in.join(', ')}`
      : 'has' in one
        ? `is ${one.has}`
        : 'at_least' in one || 'at_most' in one
          ? bounds(one.at_least, one.at_most)
          : 'at_least_minor' in one || 'at_most_minor' in one
            ? bounds(sumsText(one.at_least_minor), sumsText(one.at_most_minor))
            : ''
  return `${one.not ? 'Not: ' : ''}${name}${of} ${what}`
}

export function triggerText(trigger: Terms['trigger']): string {
  if (trigger.on === 'deposit') return `Deposit number ${trigger.number}`
  if (trigger.on === 'level') return `Level ${trigger.level}`
  if (trigger.on === 'inactivity') return `Not seen for ${trigger.days} days`
  return triggerNames[trigger.on]
}

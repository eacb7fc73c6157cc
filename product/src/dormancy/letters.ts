import type { Context } from '@ante/kit/context'
import { formatDate, type Instant } from '@ante/kit/instant'
import { isPositive, type Money } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import type { Market } from '@ante/kit/policy'
import { defaultLocale, messagesOf } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'
import { policyFiles } from '../policies/index.ts'
import type { BalanceRule } from './rules/dormancy.ts'

export interface Said {
  readonly market: Market
  readonly balance: BalanceRule
  readonly lastSignAt: Instant
  readonly date: Instant
  /** What is or was on the account beyond what is owed. */
  readonly sum: Money | undefined
}

/** Before the date, or on it: when the player was last there, what becomes of the balance, and where to log in. */
export function letterOf(
  { origin, setting }: Pick<Context, 'origin' | 'setting'>,
  locale: string,
  name: 'dormantSoon' | 'dormantNow',
  { market, balance, lastSignAt, date, sum }: Said
): { subject: string; body: string; brand: string } {
  const { subject, text, balances } = messagesOf(locale).letters[name]
  const brand = setting('site', siteSettings).name
  const values = {
    // First: it has names of its own in it.
    balance: sum && isPositive(sum) ? balances[balance] : '',
    brand,
    link: `${origin}${locale === defaultLocale ? '' : `/${locale}`}/profile`,
    last: formatDate(lastSignAt, 'UTC'),
    date: formatDate(date, 'UTC'),
    sum: sum ? sumInSentence(sum, locale) : '',
    authority: policyFiles[market].law?.authority ?? brand,
  }
  const filled = (sentence: string): string =>
    Object.entries(values).reduce((known, [key, value]) => known.replaceAll(`{${key}}`, value), sentence)
  return { subject: filled(subject), body: filled(text), brand }
}

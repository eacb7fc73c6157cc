import { formatDate, type Instant } from '@ante/kit/instant'
import { isPositive, type Money } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import type { Market } from '@ante/kit/policy'
import { messagesOf } from '@ante/texts'
import { pageAddress, type Site } from '../messages/index.ts'
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

const names = { 'account.dormant-soon': 'dormantSoon', 'account.dormant-now': 'dormantNow' } as const
export type DormancyMessage = keyof typeof names

/** Before the date, or on it: when the player was last there, what becomes of the balance, and where to log in. */
export function valuesOf(
  site: Site,
  locale: string,
  key: DormancyMessage,
  { market, balance, lastSignAt, date, sum }: Said
) {
  const { balances } = messagesOf(locale).letters[names[key]]
  // It has places of its own.
  const said = sum && isPositive(sum) ? balances[balance] : ''
  return {
    balance: said
      .replaceAll('{sum}', () => (sum ? sumInSentence(sum, locale) : ''))
      .replaceAll('{authority}', () => policyFiles[market].law?.authority ?? site.brand),
    link: pageAddress(site, locale, '/profile'),
    last: formatDate(lastSignAt, 'UTC'),
    date: formatDate(date, 'UTC'),
  }
}

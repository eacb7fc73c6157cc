import { add, type Currency, type Money, toWire, zero } from '@ante/kit/money'
import type { AccountInfo, Balances } from '../contract.ts'

export interface Purses {
  readonly main: Money
  readonly bonus: Money
  readonly bettingBonus: Money
  readonly fun: Money
  /** Grows whenever one of the three purses of money is moved. */
  readonly version: bigint
}

export const wireBalances = (purses: Purses): Balances => ({
  balance_main: toWire(purses.main),
  balance_bonus: toWire(purses.bonus),
  balance_betting_bonus: toWire(purses.bettingBonus),
  balance_fun: toWire(purses.fun),
  balance_version: Number(purses.version),
})

/** main + bonus + betting bonus; the fun balance is not money (CASH-04). */
export const totalBalance = (purses: Pick<Purses, 'main' | 'bonus' | 'bettingBonus'>): Money =>
  add(add(purses.main, purses.bonus), purses.bettingBonus)

export interface AccountFacts {
  readonly uid: bigint
  readonly login: string
  readonly registeredAt: string
  readonly fakename: string
  readonly avatar: AccountInfo['avatar']
  readonly isSubscribed: boolean
  readonly countryCode: string | null
  readonly locale: string
  readonly hasSecondStep: boolean
  readonly timeZone: string
  readonly oddsFormat: AccountInfo['odds_format']
  readonly stakePresets: readonly Money[]
  /** RTE-105: nothing that a registration asks for is missing. */
  readonly isComplete: boolean
  readonly isVerified: boolean
  readonly termsDue: string | undefined
  readonly exclusion: AccountInfo['exclusion']
  readonly isOnVerification: boolean
  /** KYC-08: they stake and pay in nothing before they are verified. */
  readonly isIdentityBlocked: boolean
  readonly purses: Purses
}

export const describeAccount = (facts: AccountFacts): AccountInfo => ({
  uid: Number(facts.uid),
  reg_time: facts.registeredAt,
  login: facts.login,
  fakename: facts.fakename,
  avatar: facts.avatar,
  is_subscribed: facts.isSubscribed,
  ...wireBalances(facts.purses),
  is_on_verification: facts.isOnVerification,
  is_verified: facts.isVerified,
  is_kyc_block_enabled: facts.isIdentityBlocked,
  is_registration_completed: facts.isComplete,
  country_code: facts.countryCode ?? '',
  locale: facts.locale,
  two_factor_auth: facts.hasSecondStep,
  time_zone: facts.timeZone,
  odds_format: facts.oddsFormat,
  stake_presets: facts.stakePresets.map(toWire),
  terms_due: facts.termsDue ?? null,
  exclusion: facts.exclusion,
})

/** A visitor: uid 0 (AUTH-01). */
export function describeVisitor(locale: string, currency: Currency): AccountInfo {
  const nothing = zero(currency)
  const visitor = describeAccount({
    uid: 0n,
    login: '',
    registeredAt: '',
    fakename: '',
    avatar: '',
    isSubscribed: false,
    countryCode: null,
    locale,
    hasSecondStep: false,
    timeZone: '',
    oddsFormat: 'decimal',
    stakePresets: [],
    isComplete: false,
    isVerified: false,
    termsDue: undefined,
    exclusion: null,
    isOnVerification: false,
    isIdentityBlocked: false,
    purses: { main: nothing, bonus: nothing, bettingBonus: nothing, fun: nothing, version: 0n },
  })
  return { ...visitor, reg_time: '' }
}

import { avatarOf } from '@ante/kit/avatars'
import type { Context, ReadTx, Tx } from '@ante/kit/context'
import { type Currency, money } from '@ante/kit/money'
import { activeAmong, brandOf, exclusionData, findUser, readExclusion, termsDue } from '../identity/index.ts'
import { type MessageKey, type MessageValues, sendMessage, type Site } from '../messages/index.ts'
import { authSettings } from '../identity/contract.ts'
import { playerAccount, type VersionedBalance, readVersionedBalances } from '../ledger/index.ts'
import { identityDutyOf } from '../policies/index.ts'
import { type AccountInfo, type Balances, events } from './contract.ts'
import { describeAccount, type Purses, wireBalances } from './rules/account-info.ts'
import { personOf } from './person.ts'
import { allowsAnyNews } from './rules/news.ts'
import { presetsOf } from './stake-presets.ts'
import { choicesOf } from './store-news-choices.ts'
import * as store from './store.ts'

export { stakePresetsOf } from './stake-presets.ts'

const pursesOf = ({ uid }: store.PurseHolder) => ({
  main: playerAccount(uid, 'main'),
  bonus: playerAccount(uid, 'bonus'),
  bettingBonus: playerAccount(uid, 'betting-bonus'),
})

/** What these players hold, by uid: one read for each currency. */
async function readPurses(tx: ReadTx, profiles: readonly store.PurseHolder[]): Promise<Map<bigint, Purses>> {
  const found = new Map<bigint, Purses>()
  for (const [currency, group] of Map.groupBy(profiles, (profile) => profile.currency)) {
    const standings = await readVersionedBalances(
      tx,
      group.flatMap((profile) => Object.values(pursesOf(profile))),
      currency
    )
    for (const profile of group) {
      const { main, bonus, bettingBonus } = pursesOf(profile)
      const of = (path: typeof main): VersionedBalance =>
        standings[path] ?? { balance: money(0n, currency), version: 0n }
      found.set(profile.uid, {
        main: of(main).balance,
        bonus: of(bonus).balance,
        bettingBonus: of(bettingBonus).balance,
        fun: money(profile.balance_fun_minor, currency),
        version: of(main).version + of(bonus).version + of(bettingBonus).version,
      })
    }
  }
  return found
}

/** Whether a player stakes and pays in nothing before they are verified: by the rules of their market, or because somebody asked for it. */
const isIdentityBlocked = (context: Pick<Context, 'policy' | 'setting'>, profile: store.ProfileRow): boolean =>
  profile.is_identity_blocked || (profile.verified_at === null && identityDutyOf(context, personOf(profile)) === 'play')

/** Account info of a player (section 3). Undefined for an unknown uid. */
export async function readAccountInfo(
  context: Pick<Context, 'policy' | 'setting' | 'brand'>,
  tx: ReadTx,
  uid: bigint
): Promise<AccountInfo | undefined> {
  const user = await findUser(tx, uid)
  const profile = user && (await store.readProfile(tx, uid))
  const purses = profile && (await readPurses(tx, [profile])).get(uid)
  if (!profile || !purses) return undefined
  const exclusion = await readExclusion(tx, uid, brandOf(context))
  return describeAccount({
    uid,
    login: user.login,
    registeredAt: user.registered_at.toISOString(),
    fakename: profile.fakename,
    avatar: avatarOf(profile.avatar),
    isSubscribed: allowsAnyNews(context.policy(personOf(profile)).marketing.consent, choicesOf(profile)),
    countryCode: profile.country_code,
    locale: profile.locale,
    hasSecondStep: user.second_step,
    timeZone: profile.time_zone ?? '',
    oddsFormat: profile.odds_format,
    stakePresets: presetsOf(profile),
    isComplete: user.is_complete,
    isVerified: profile.verified_at !== null,
    termsDue: user.is_complete ? termsDue(context.setting('auth', authSettings).terms, user.terms_version) : undefined,
    exclusion: exclusion ? exclusionData(exclusion) : null,
    isOnVerification: profile.is_on_verification,
    isIdentityBlocked: isIdentityBlocked(context, profile),
    purses,
  })
}

/** The four balances of players, by uid; without those who are not known. */
export async function readBalancesOf(tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, Balances>> {
  const purses = await readPurses(tx, await store.readPurseHolders(tx, uids))
  return new Map([...purses].map(([uid, held]) => [uid, wireBalances(held)]))
}

/** The four balances of a player. Undefined for an unknown uid. */
export const readWireBalances = async (tx: ReadTx, uid: bigint): Promise<Balances | undefined> =>
  (await readBalancesOf(tx, [uid])).get(uid)

/** The one currency of a player's account. */
export async function currencyOf(tx: ReadTx, uid: bigint): Promise<Currency> {
  const profile = await store.readProfile(tx, uid)
  if (!profile) throw new Error(`no player ${uid}`)
  return profile.currency
}

export {
  endMatches,
  erasePerson,
  excludedLike,
  excludedNow,
  keepVerified,
  matchOtherAccounts,
  openMatches,
  readOpenMatches,
  withoutCleared,
} from './excluded-person.ts'
export { endAccount } from './end-account.ts'
export { stopNews } from './keep-news-choice.ts'
export { mayBeReminded } from './may-be-reminded.ts'
export { barNews } from './store-news.ts'
export { type KnownPerson, type Person, readPeople, readPeopleAfter, readPerson, shownZoneOf } from './person.ts'

/** What decides on which market a player is: the account's currency and the country, ISO 3166 alpha-2, null where none was given. */
export async function readMarket(
  tx: ReadTx,
  uid: bigint
): Promise<{ readonly currency: Currency; readonly countryCode: string | null }> {
  const profile = await store.readProfile(tx, uid)
  if (!profile) throw new Error(`no player ${uid}`)
  return { currency: profile.currency, countryCode: profile.country_code }
}

/** The IANA name of the time zone by which a player's days and weeks are counted: the one that they chose, a week ago where it is not their first, or else UTC. */
export const timeZoneOf = async (tx: ReadTx, uid: bigint): Promise<string> =>
  (await store.readProfile(tx, uid))?.clock_zone || 'UTC'

export { findCurrency, knownCurrencyOf } from './known-currency.ts'

export interface PlayerFacts {
  readonly uid: bigint
  readonly currency: Currency
  readonly email: string | null
  /** The e-mail is known to be theirs. */
  readonly isEmailConfirmed: boolean
  readonly phone: string | null
  /** As they wrote it: `yyyy-mm-dd` or `dd.mm.yyyy`. */
  readonly birthDate: string | undefined
  readonly firstName: string
  readonly lastName: string
  readonly countryCode: string | null
  readonly locale: string
  readonly registeredAt: Date
  /** Reports leave it out, and nothing is paid out to it. */
  readonly isTest: boolean
}

/** What other capabilities may know of a player: for a vendor's customer record, a receipt. */
export async function findPlayer(tx: ReadTx, uid: bigint): Promise<PlayerFacts | undefined> {
  const user = await findUser(tx, uid)
  const profile = user && (await store.readProfile(tx, uid))
  if (!profile) return undefined
  const { fields } = profile
  return {
    uid,
    currency: profile.currency,
    email: user.email,
    isEmailConfirmed: user.email_confirmed_at !== null,
    phone: user.phone,
    birthDate: fields.birth_date,
    firstName: fields.first_name ?? '',
    lastName: fields.last_name ?? '',
    countryCode: profile.country_code,
    locale: profile.locale,
    registeredAt: user.registered_at,
    isTest: profile.is_test,
  }
}

/** What pages and rules know of a player's verification. It decides which rules hold, so every host reads the player anew. */
export async function setVerification(
  tx: Tx,
  uid: bigint,
  facts: { readonly isVerified: boolean; readonly isOn: boolean; readonly isBlocked: boolean }
): Promise<void> {
  await store.setVerification(tx, uid, facts)
  await tx.announce(events['players.profile-saved'], { uid })
}

/** Whether staff have blocked a player. */
export const isBlocked = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await findUser(tx, uid))?.status === 'banned'

/** Whether an account was closed, for ever: by its player, by staff or by law. Also where there is none. */
export const isClosed = async (tx: ReadTx, uid: bigint): Promise<boolean> => {
  const user = await findUser(tx, uid)
  return !user || user.status === 'deleted'
}

/** Whether an account is neither restricted, blocked nor closed, whatever its player chose at one of the house's names. */
export const isAccountOpen = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await findUser(tx, uid))?.status === 'active'

/** Whether a player may do everything: neither restricted, blocked nor closed, and not excluded by their own choice. */
export const isActive = async (tx: ReadTx, uid: bigint): Promise<boolean> => (await activeAmong(tx, [uid])).has(uid)
export { activeAmong }

/** Whether somebody signs in with it: an account that is closed or blocked is done with. */
export async function isOpenAccount(tx: ReadTx, uid: bigint): Promise<boolean> {
  const status = (await findUser(tx, uid))?.status
  return status === 'active' || status === 'restricted'
}

export { shownAs, type ShownPlayer, type ShownPlayers, shownPlayersOf } from './shown-players.ts'

/** A message to a player, of those that the catalogue has. */
export interface Telling<Key extends MessageKey> {
  readonly key: Key
  readonly site: Site
  /** What fills its places, in the player's language. */
  readonly values: (locale: string) => MessageValues<Key>
  /** Names what it tells of, where a job may tell of it again. */
  readonly once?: string
}

/**
 * Writes to a player, in the player's language: to their inbox, and to the email that they have confirmed, after this transaction. Whether an email goes.
 * Nobody is written to whose account is closed: its addresses may not be used any more (0182).
 */
export async function tellPlayer<Key extends MessageKey>(
  tx: Tx,
  uid: bigint,
  { key, site, values, once }: Telling<Key>
): Promise<boolean> {
  const user = await findUser(tx, uid)
  const profile = user && (await store.readProfile(tx, uid))
  if (!user || !profile || user.status === 'deleted') return false
  const email = user.email_confirmed_at === null ? null : user.email
  const { locale } = profile
  const outgoing = { key, uid, site, locale, values: values(locale), to: { email } }
  const sent = await sendMessage(tx, once === undefined ? outgoing : { ...outgoing, once })
  return sent.email ?? false
}

export { type AudienceMember, readAudience } from './read-audience.ts'
export { type Advertisement, sendAdvertising } from './send-advertising.ts'
export { askAboutNews, mayHaveNews, type NewsVerdict } from './may-have-news.ts'
export { markTestAccount, readTestAccounts } from './test-accounts.ts'
export { eraseProfile, profileData } from './store-personal-data.ts'

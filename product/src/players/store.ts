import type { AvatarName } from '@ante/kit/avatar-names'
import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { OddsFormat } from '@ante/kit/odds'
import type { NewsColumns } from './store-news-choices.ts'

/** Whoever changes their time zone begins no day or week a second time: another one counts a week after it was chosen, the first one at once. */
const zoneWaits = `interval '7 days'`
const clockZone = `case when zone_set_at > now() - ${zoneWaits} then clock_zone else time_zone end as clock_zone`

const statements = {
  insert: sql(
    'players.insert_profile',
    `insert into players.profiles (uid, fakename, currency, locale, country_code, notify, is_betting, fields)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`
  ),
  profiles: sql(
    'players.profiles',
    `select uid, fakename, currency, locale, country_code, news_email, news_email_products, news_phone, news_phone_products, fields, balance_fun_minor, verified_at, is_on_verification, is_identity_blocked, is_excluded_match, is_test, time_zone, ${clockZone}, odds_format, stake_presets, avatar from players.profiles where uid = any ($1)`
  ),
  holders: sql(
    'players.purse_holders',
    'select uid, currency, balance_fun_minor from players.profiles where uid = any ($1)'
  ),
  after: sql(
    'players.profiles_after',
    `select uid, country_code, fields, verified_at from players.profiles where uid > $1 order by uid limit $2`
  ),
  // Two saves at once: the second begins with what the first has left.
  hold: sql(
    'players.hold_profile',
    `select uid, fakename, currency, locale, country_code, news_email, news_email_products, news_phone, news_phone_products, fields, balance_fun_minor, verified_at, is_on_verification, is_identity_blocked, is_excluded_match, is_test, time_zone, ${clockZone}, odds_format, stake_presets, avatar from players.profiles where uid = $1 for no key update`
  ),
  saveFields: sql('players.save_fields', `update players.profiles set fields = $2, country_code = $3 where uid = $1`),
  setCurrency: sql('players.set_currency', `update players.profiles set currency = $2 where uid = $1`),
  setFakename: sql('players.set_fakename', `update players.profiles set fakename = $2 where uid = $1`),
  // As the index of nicknames orders them: by the bytes of small letters.
  byNickname: sql(
    'players.uids_by_nickname',
    `select uid from players.profiles where lower(fakename) collate "C" ^@ $1 limit 1000`
  ),
  setAvatar: sql('players.set_avatar', `update players.profiles set avatar = $2 where uid = $1`),
  setVerification: sql(
    'players.set_verification',
    `update players.profiles set verified_at = case when $2 then coalesce(verified_at, now()) end, is_on_verification = $3, is_identity_blocked = $4 where uid = $1`
  ),
  setLocale: sql('players.set_locale', `update players.profiles set locale = $2 where uid = $1`),
  setStakePresets: sql(
    'players.set_stake_presets',
    `update players.profiles set stake_presets = case when cardinality($2::bigint[]) = 0 then stake_presets - currency
       else stake_presets || jsonb_build_object(currency, to_jsonb($2::bigint[])) end where uid = $1`
  ),
  setDisplay: sql(
    'players.set_display',
    `update players.profiles set time_zone = $2, odds_format = $3,
        zone_set_at = case when time_zone is distinct from $2 then now() else zone_set_at end,
        clock_zone = case when time_zone is not distinct from $2 then clock_zone when zone_set_at is null then $2
                          when zone_set_at <= now() - ${zoneWaits} then time_zone else clock_zone end
      where uid = $1`
  ),
}

export interface ProfileRow extends NewsColumns {
  uid: bigint
  fakename: string
  currency: Currency
  locale: string
  country_code: string | null
  fields: Record<string, string>
  balance_fun_minor: bigint
  verified_at: Date | null
  is_on_verification: boolean
  is_identity_blocked: boolean
  /** They may be somebody who has excluded themself under another account. */
  is_excluded_match: boolean
  is_test: boolean
  /** IANA name; null for that of the device. */
  time_zone: string | null
  /** The one by which days and weeks are counted. */
  clock_zone: string | null
  odds_format: OddsFormat
  /** Minor units by currency. */
  stake_presets: Partial<Record<Currency, number[]>>
  /** Null for none. */
  avatar: string | null
}
/** What is needed of a profile to read its purses. */
export type PurseHolder = Pick<ProfileRow, 'uid' | 'currency' | 'balance_fun_minor'>
export interface NewProfile {
  uid: bigint
  fakename: string
  currency: Currency
  locale: string
  countryCode: string | null
  notify: boolean
  isBetting: boolean | null
  fields: Record<string, string>
}

export const insertProfile = (tx: Tx, profile: NewProfile) =>
  tx.rows(statements.insert, [
    profile.uid,
    profile.fakename,
    profile.currency,
    profile.locale,
    profile.countryCode,
    profile.notify,
    profile.isBetting,
    JSON.stringify(profile.fields),
  ])
export const readProfiles = (tx: ReadTx, uids: readonly bigint[]) => tx.rows<ProfileRow>(statements.profiles, [uids])
/** Players whose nickname begins with this, in small letters; nobody pages through more. */
export const readUidsByNickname = async (tx: ReadTx, begin: string): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.byNickname, [begin])).map(({ uid }) => uid)
/** Asked for each player whose money moved. */
export const readPurseHolders = (tx: ReadTx, uids: readonly bigint[]) =>
  tx.rows<PurseHolder>(statements.holders, [uids])
export const readProfilesAfter = (tx: ReadTx, after: bigint, most: number) =>
  tx.rows<Pick<ProfileRow, 'uid' | 'country_code' | 'fields' | 'verified_at'>>(statements.after, [after, most])
export const readProfile = async (tx: ReadTx, uid: bigint): Promise<ProfileRow | undefined> =>
  (await readProfiles(tx, [uid]))[0]
export const holdProfile = (tx: Tx, uid: bigint) => tx.maybe<ProfileRow>(statements.hold, [uid])
export const saveFields = (tx: Tx, uid: bigint, fields: Readonly<Record<string, string>>, countryCode: string | null) =>
  tx.rows(statements.saveFields, [uid, JSON.stringify(fields), countryCode])
export const setCurrency = (tx: Tx, uid: bigint, currency: Currency) => tx.rows(statements.setCurrency, [uid, currency])
export const setFakename = (tx: Tx, uid: bigint, fakename: string) => tx.rows(statements.setFakename, [uid, fakename])
export const setAvatar = (tx: Tx, uid: bigint, avatar: AvatarName | null) =>
  tx.rows(statements.setAvatar, [uid, avatar])
export const setLocale = (tx: Tx, uid: bigint, locale: string) => tx.rows(statements.setLocale, [uid, locale])
export const setStakePresets = (tx: Tx, uid: bigint, minor: readonly bigint[]) =>
  tx.rows(statements.setStakePresets, [uid, minor])
export const setDisplay = (tx: Tx, uid: bigint, timeZone: string | null, format: OddsFormat) =>
  tx.rows(statements.setDisplay, [uid, timeZone, format])
export const setVerification = (
  tx: Tx,
  uid: bigint,
  facts: { isVerified: boolean; isOn: boolean; isBlocked: boolean }
) => tx.rows(statements.setVerification, [uid, facts.isVerified, facts.isOn, facts.isBlocked])

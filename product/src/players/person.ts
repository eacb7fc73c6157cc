import type { ReadTx } from '@ante/kit/context'
import type { Whereabouts } from '@ante/kit/policy'
import { allowsAnyNews, type NewsConsent } from './rules/news.ts'
import * as store from './store.ts'
import { choicesOf } from './store-news-choices.ts'

/** What of a player decides which rules hold: where they are, and their birthday. */
export interface Person extends Whereabouts {
  readonly birthDate: string | undefined
  readonly isVerified: boolean
}
/** The same with whether any news goes to them, by what a market takes for a consent. */
export interface KnownPerson extends Person {
  readonly wantsNews: Readonly<Record<NewsConsent, boolean>>
  readonly isTest: boolean
}

export const personOf = ({
  country_code,
  fields,
  verified_at,
}: Pick<store.ProfileRow, 'country_code' | 'fields' | 'verified_at'>): Person => ({
  isVerified: verified_at !== null,
  country: country_code,
  region: fields['region'] ?? null,
  birthDate: fields['birth_date'],
})

/** Undefined for an unknown uid. */
export async function readPerson(tx: ReadTx, uid: bigint): Promise<KnownPerson | undefined> {
  const profile = await store.readProfile(tx, uid)
  if (!profile) return undefined
  // Nothing is advertised to who may have excluded themself under another account.
  const choices = choicesOf(profile)
  const mayHave = !profile.is_excluded_match
  return {
    ...personOf(profile),
    isTest: profile.is_test,
    wantsNews: {
      general: mayHave && allowsAnyNews('general', choices),
      'product-and-channel': mayHave && allowsAnyNews('product-and-channel', choices),
    },
  }
}

/** Each of these players with the time zone by which their days and weeks are counted. */
export const readPeople = async (
  tx: ReadTx,
  uids: readonly bigint[]
): Promise<Map<bigint, { person: Person; timeZone: string }>> =>
  new Map(
    (await store.readProfiles(tx, uids)).map((row) => [
      row.uid,
      { person: personOf(row), timeZone: row.clock_zone || 'UTC' },
    ])
  )

/** All players in the order of their uid, so many at a time: for work that asks each one's market. */
export const readPeopleAfter = async (
  tx: ReadTx,
  after: bigint,
  most: number
): Promise<{ uid: bigint; person: Person }[]> =>
  (await store.readProfilesAfter(tx, after, most)).map((row) => ({ uid: row.uid, person: personOf(row) }))

/** The time zone in which times are shown to a player, from the moment they choose it; UTC where they left it to their device, which no message knows. */
export const shownZoneOf = async (tx: ReadTx, uid: bigint): Promise<string> =>
  (await store.readProfile(tx, uid))?.time_zone || 'UTC'

import type { ReadTx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import { type Person, personOf } from './person.ts'
import { readProfiles } from './store.ts'
import { barredAmong } from './store-news.ts'

/** What decides whether and how a player is turned to. */
export interface AudienceMember {
  readonly uid: bigint
  readonly person: Person
  readonly currency: Currency
  readonly locale: string
  /** Null: that of their country. */
  readonly timeZone: string | null
  readonly isTest: boolean
  /** Nothing is advertised to them, whatever they asked for. */
  readonly isBarred: boolean
}

/** Those of these who are players, in the order of their numbers. */
export async function readAudience(tx: ReadTx, uids: readonly bigint[]): Promise<AudienceMember[]> {
  const barred = await barredAmong(tx, uids)
  const rows = await readProfiles(tx, uids)
  return rows
    .map((row) => ({
      uid: row.uid,
      person: personOf(row),
      currency: row.currency,
      locale: row.locale,
      timeZone: row.time_zone,
      isTest: row.is_test,
      isBarred: row.is_excluded_match || barred.has(row.uid),
    }))
    .toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
}

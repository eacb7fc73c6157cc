import type { Database } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import { findUser } from '../identity/index.ts'
import * as store from './store.ts'

// A currency is given at registration and never changes once that is complete. Per database, because tests open several in one process.
const known = new WeakMap<Database, Map<bigint, Currency>>()
const knownMax = 20_000

/** The same for paths that are too hot to ask each time: read once by this host. */
export async function knownCurrencyOf(db: Database, uid: bigint): Promise<Currency> {
  const currency = await findCurrency(db, uid)
  if (!currency) throw new Error(`no player ${uid}`)
  return currency
}

/** The same of a number that somebody else says is a player's; undefined where it is none. */
export async function findCurrency(db: Database, uid: bigint): Promise<Currency | undefined> {
  const map = known.get(db) ?? new Map<bigint, Currency>()
  known.set(db, map)
  const before = map.get(uid)
  if (before) return before
  const { currency, isFixed } = await db.read(async (tx) => ({
    currency: (await store.readProfile(tx, uid))?.currency,
    isFixed: (await findUser(tx, uid))?.is_complete ?? true,
  }))
  if (!isFixed || !currency) return currency
  map.set(uid, currency)
  const oldest = map.size > knownMax ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
  return currency
}

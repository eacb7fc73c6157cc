import type { Context } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { locationSettings } from '../policies/contract.ts'
import { isPlayedFrom } from '../policies/index.ts'
import { keepRefusedLocation } from './store-locations.ts'

type Located = Pick<Context, 'db' | 'setting' | 'country' | 'address' | 'userAgent'> &
  Refuses<'InvalidRequest/location_refused'>

/** ACC-19: refuses whoever is where the operator may not let them play, and keeps that they tried. `uid` is null for who has no account. */
export async function refuseElsewhere(context: Located, uid: bigint | null): Promise<void> {
  if (isElsewhere(context)) await refuseFromHere(context, uid)
}

export const isElsewhere = (context: Pick<Context, 'setting' | 'country'>): boolean =>
  !isPlayedFrom(context.setting('location', locationSettings), context.country)

/** Outside of any transaction: that they tried is kept although nothing comes of it. */
export async function refuseFromHere(context: Located, uid: bigint | null): Promise<never> {
  const { db, country, address, userAgent } = context
  await db.write((tx) => keepRefusedLocation(tx, { uid, country: country ?? 'unknown', address, userAgent }))
  return context.refuse('InvalidRequest/location_refused')
}

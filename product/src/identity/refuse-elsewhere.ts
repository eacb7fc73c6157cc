import type { Context } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { locationSettings } from '../policies/contract.ts'
import { isPlayedFrom } from '../policies/index.ts'
import { keepRefusedLocation } from './store-locations.ts'

type Located = Pick<Context, 'db' | 'setting' | 'country' | 'address' | 'userAgent'> &
  Refuses<'InvalidRequest/location_refused'>

/** ACC-19: refuses whoever is where the operator may not let them play, and keeps that they tried. `uid` is null for who has no account. */
export async function refuseElsewhere(context: Located, uid: bigint | null): Promise<void> {
  const { db, country, address, userAgent } = context
  if (isPlayedFrom(context.setting('location', locationSettings), country)) return
  await db.write((tx) => keepRefusedLocation(tx, { uid, country: country ?? 'unknown', address, userAgent }))
  context.refuse('InvalidRequest/location_refused')
}

import type { ReadTx } from '@ante/kit/context'
import { type Money, money } from '@ante/kit/money'
import * as store from './store.ts'

/** The stakes that a player has at hand in their currency, rising; none where they are those of the site. */
export const presetsOf = ({ currency, stake_presets }: store.ProfileRow): Money[] =>
  (stake_presets[currency] ?? []).map((minor) => money(minor, currency))

export async function stakePresetsOf(tx: ReadTx, uid: bigint): Promise<Money[]> {
  const profile = await store.readProfile(tx, uid)
  return profile ? presetsOf(profile) : []
}

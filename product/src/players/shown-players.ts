import { type Avatar, avatarOf } from '@ante/kit/avatars'
import type { ReadTx } from '@ante/kit/context'
import * as store from './store.ts'

/** How others see a player: the name and the picture that they chose for the site. */
export interface ShownPlayer {
  readonly name: string
  readonly avatar: Avatar
}
/** By uid. */
export type ShownPlayers = ReadonlyMap<bigint, ShownPlayer>

export const shownPlayersOf = async (tx: ReadTx, uids: readonly bigint[]): Promise<ShownPlayers> =>
  new Map(
    (await store.readProfiles(tx, [...new Set(uids)])).map(({ uid, fakename, avatar }) => [
      uid,
      { name: fakename, avatar: avatarOf(avatar) },
    ])
  )

/** Of somebody who is not among them there is nothing to see. */
export const shownAs = (players: ShownPlayers, uid: bigint): ShownPlayer => players.get(uid) ?? { name: '', avatar: '' }

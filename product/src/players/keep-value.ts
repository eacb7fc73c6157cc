import type { PlayerContext } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { writeWhileOpen } from '../identity/index.ts'
import { hasRoom } from './rules/storage.ts'
import * as store from './store-values.ts'

/** API-104: null where nothing is kept. */
export const readValue = async ({ db, player }: PlayerContext, { key }: { key: string }) => ({
  value: (await db.read((tx) => store.readValue(tx, player.uid, key)))?.value ?? null,
})

/** API-105: in their order. */
export const listKeys = async ({ db, player }: PlayerContext) => ({
  keys: (await db.read((tx) => store.readKeys(tx, player.uid))).map(({ key }) => key),
})

/** API-106, API-107: keeps a value over what was there. Of two at once the second counts the key of the first. */
export async function keepValue(
  context: PlayerContext & Refuses<'Authorization/session_ended' | 'StorageQuotaExceeded'>,
  { key, value }: { key: string; value: string }
): Promise<1> {
  const { uid } = context.player
  await writeWhileOpen(context, async (tx) => {
    await store.lockValues(tx, uid)
    const others = (await store.readKeys(tx, uid)).filter((row) => row.key !== key).length
    if (!hasRoom(Buffer.byteLength(value), others)) context.refuse('StorageQuotaExceeded')
    await store.putValue(tx, uid, key, value)
  })
  return 1
}

import type { ReadTx } from '@ante/kit/context'
import { activeAmong } from '../identity/index.ts'
import { isNewsBarred } from './store-news.ts'

/** Whether a player may be reminded of something to play with: they may play, and no news is kept from them for markers of harm. */
export const mayBeReminded = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await activeAmong(tx, [uid])).has(uid) && !(await isNewsBarred(tx, uid))

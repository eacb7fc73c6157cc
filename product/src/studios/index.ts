import type { Tx } from '@ante/kit/context'
import { putGame } from './store.ts'

/** Games of the hall that a studio's own server plays: through which wallet, and under which name there. Doing it twice changes nothing. */
export async function putStudioGames(
  tx: Tx,
  games: readonly { readonly game: string; readonly wallet: string; readonly code: string }[]
): Promise<void> {
  for (const game of games) await putGame(tx, game)
}
export { eraseStudioData, studioData } from './store-personal-data.ts'

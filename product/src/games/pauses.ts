import type { PlayerContext } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { takeTurn } from './store-pauses.ts'

/**
 * A market may want a break after so much play, and a pause before another game. Only there a round costs this one question more; it is asked after all that
 * can be judged without the database.
 */
export async function refuseWithoutPause(
  context: PlayerContext & Refuses<'TooManyRequests/break_needed' | 'TooManyRequests/game_changed_too_soon'>,
  { game, key }: { readonly game: string; readonly key: string }
): Promise<void> {
  const { pauses } = context.policy()
  if (!pauses) return
  const { verdict, until } = await takeTurn(context.db, {
    player: context.player.uid,
    key,
    game,
    afterSeconds: pauses.afterMinutes * 60,
    breakSeconds: pauses.breakMinutes * 60,
    betweenSeconds: pauses.betweenGamesSeconds,
  })
  if (verdict === 'play' || !until) return
  const retry_after = Math.max(1, Math.ceil((until.getTime() - context.clock.now()) / 1000))
  const data = { until: until.toISOString(), retry_after }
  if (verdict === 'break') context.refuse('TooManyRequests/break_needed', { data })
  context.refuse('TooManyRequests/game_changed_too_soon', { data })
}

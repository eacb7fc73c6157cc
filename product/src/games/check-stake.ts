import type { Context, PlayerContext } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { Refuses } from '@ante/kit/refusal'
import { type Engine, type Json, takesStake } from '@ante/arcade/rules/engine'
import { marketStakeMost, wireSum } from './wire.ts'

/** Every pay is a whole number of cents at the stakes that a game takes and only there. */
export function checkStake(
  context: Refuses<'InvalidParameter/amount_not_allowed'>,
  engine: Engine,
  stakeMinor: bigint
): void {
  if (!takesStake(engine, stakeMinor))
    context.refuse('InvalidParameter/amount_not_allowed', {
      fields: { stake: 'wrong' },
      data: { levels: engine.stakesMinor.map((level) => wireSum(level).amount) },
    })
}

/** A feature is bought only where the player's market allows it, and never from a pack of free spins. */
export function checkBuy(
  context: Pick<Context, 'policy'> & Refuses<'AccessDenied/feature_buy_not_allowed'>,
  engine: Engine,
  { choice, pack }: { readonly choice?: Json | undefined; readonly pack?: unknown }
): void {
  if (!engine.isBuy?.(choice ?? null)) return
  if (!context.policy().featureBuy || pack !== undefined) context.refuse('AccessDenied/feature_buy_not_allowed')
}

/** GAM-12: what its client says it plays by itself is refused where the player's market has no autoplay. */
export function checkAutoplay(
  context: Pick<Context, 'policy'> & Refuses<'AccessDenied/autoplay_not_allowed'>,
  { is_auto }: { readonly is_auto?: boolean | undefined }
): void {
  if (is_auto && !context.policy().autoplay) context.refuse('AccessDenied/autoplay_not_allowed')
}

/** The player's market may allow less than the game takes. */
export function checkMarketStake(
  context: PlayerContext & Refuses<'InvalidParameter/stake_above_market'>,
  engine: Engine,
  { stakeMinor, currency }: { readonly stakeMinor: bigint; readonly currency: Currency }
): void {
  const most = marketStakeMost(context, engine.type, currency)
  if (most !== undefined && stakeMinor > most)
    context.refuse('InvalidParameter/stake_above_market', {
      fields: { stake: 'wrong' },
      data: { max: wireSum(most, currency) },
    })
}

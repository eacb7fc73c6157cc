import type { PlayerContext } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { Refuses } from '@ante/kit/refusal'
import type { Engine } from '@ante/arcade/rules/engine'
import { marketStakeMost, wireSum } from './wire.ts'

/** Every pay is a whole number of cents at the levels and only there. */
export function checkStake(
  context: Refuses<'InvalidParameter/amount_not_allowed'>,
  engine: Engine,
  stakeMinor: bigint
): void {
  const isAllowed = engine.isStake ? engine.isStake(stakeMinor) : engine.stakesMinor.includes(stakeMinor)
  if (!isAllowed)
    context.refuse('InvalidParameter/amount_not_allowed', {
      fields: { stake: 'wrong' },
      data: { levels: engine.stakesMinor.map((level) => wireSum(level).amount) },
    })
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

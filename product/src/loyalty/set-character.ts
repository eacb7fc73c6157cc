import type { PlayerContext } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { hasCharacters } from './characters.ts'
import type { LoyaltyInfo } from './contract.ts'
import { infoOf } from './read-loyalty.ts'
import * as store from './store-characters.ts'

/** API-96: refused where nobody of that name is offered to a player of this level. */
export function setCharacter(
  context: PlayerContext & Refuses<'InvalidRequest/not_found'>,
  { id }: { id: string }
): Promise<LoyaltyInfo> {
  return context.db.write(async (tx) => {
    if (!hasCharacters(context) || !(await store.choose(tx, context.player.uid, id)))
      context.refuse('InvalidRequest/not_found')
    return infoOf(context, tx)
  })
}

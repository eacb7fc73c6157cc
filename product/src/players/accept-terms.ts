import type { InputOf } from '@ante/kit/contract'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { authSettings } from '../identity/contract.ts'
import { acceptedTerms, acceptTerms as accept, lockExclusion, termsDue } from '../identity/index.ts'
import { type endpoints, events } from './contract.ts'

type Endpoint = (typeof endpoints)['account.acceptTerms']

/** ACC-3: the player accepts the terms as they are now. Accepted again it answers the same. */
export async function acceptTerms(
  context: PlayerContext & RefusesAs<Endpoint>,
  { version }: InputOf<Endpoint>
): Promise<1> {
  const { uid } = context.player
  const { terms } = context.setting('auth', authSettings)
  if (terms.version !== version) context.refuse('InvalidRequest/conflict')
  await context.db.write(async (tx) => {
    await lockExclusion(tx, uid)
    if (termsDue(terms, await acceptedTerms(tx, uid)) === undefined) return
    await accept(tx, uid, version)
    await tx.announce(events['players.profile-saved'], { uid })
  })
  context.session?.othersEnded(uid)
  return 1
}

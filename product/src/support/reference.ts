import type { Context } from '@ante/kit/context'
import { after, hour, toIso } from '@ante/kit/instant'
import { z } from 'zod'
import type { SecretPorts } from '../identity/index.ts'
import type { ChatPorts } from './connectors/port.ts'
import { ownerOf } from './caller.ts'
import { chosenWidget } from './read-settings.ts'

export type SupportPorts = ChatPorts & SecretPorts
const owner = 'support-reference'
const sealed = z.object({ uid: z.string().nullable(), visitor: z.string().nullable(), until: z.number() })
const lifeMs = hour

/**
 * CHAT-18, CHAT-19: what a vendor's staff are given in place of a session: sealed by this house, good for an hour, and for nothing but to be found by our
 * staff. The signature proves a player's uid to a vendor that checks it.
 */
export async function getReference(context: Context<SupportPorts>) {
  const { uid, visitor } = await context.db.query((tx) => ownerOf(context, tx))
  const until = after(context.clock.now(), lifeMs)
  const text = JSON.stringify({
    uid: uid === null ? null : String(uid),
    visitor: visitor === null ? null : String(visitor),
    until,
  })
  const vendor = chosenWidget(context)
  return {
    reference: context.ports.secrets.seal(Buffer.from(text), owner),
    expires_at: toIso(until),
    signature: (uid === null ? undefined : vendor?.sign(uid)) ?? null,
  }
}

/** Whose reference it is; undefined when it is none of ours, or over. */
export function readReference(
  { ports, clock }: Pick<Context<SupportPorts>, 'ports' | 'clock'>,
  reference: string
): { uid: string | null; visitor: string | null } | undefined {
  let text: string
  try {
    text = ports.secrets.open(reference, owner).toString('utf8')
  } catch {
    // Sealed by nobody here, or for something else.
    return undefined
  }
  const { until, ...found } = sealed.parse(JSON.parse(text))
  return until > clock.now() ? found : undefined
}

import { createHash } from 'node:crypto'
import type { Context, PlayerContext, ReadTx, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { siteSettings } from '../content/contract.ts'
import { confirmedReachOf, type Reach, reachOf } from './reach.ts'
import { factorFreshMs, type FactorWay, waysOf } from './rules/factors.ts'
import { maskContact } from './rules/masked-contact.ts'
import * as store from './store-factors.ts'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

interface Factors {
  /** By what this player can show that it is them; empty for who has no second factor. */
  readonly ways: readonly FactorWay[]
  /** Where a code to a contact goes. */
  readonly reach: Reach | undefined
}

export async function readFactors(
  context: Pick<Context, 'setting' | 'ports'>,
  tx: ReadTx,
  uid: bigint
): Promise<Factors> {
  const facts = await store.readFactors(tx, uid)
  if (!facts) return { ways: [], reach: undefined }
  const reach = reachOf(facts, context.ports)
  const ways = waysOf({
    isOffered: context.setting('site', siteSettings).isTwoFAEnable,
    hasCodes: facts.second_step && reach !== undefined,
    hasApp: facts.app_since !== null,
    hasPasskey: facts.passkeys > 0n,
    hasConfirmedContact: confirmedReachOf(facts, context.ports) !== undefined,
  })
  return { ways, reach }
}

/** The second factor was given in this session just now. */
export async function noteFactor(tx: Tx, { session }: Pick<Context, 'session'>): Promise<void> {
  if (session?.id !== undefined) await store.verifySession(tx, sha256(session.id))
}

/**
 * Asks for the second factor again before what a thief would do first, unless it was given in this session some minutes ago. Nothing is asked of who has
 * none. Refuses with the ways there are; the same call may be sent again, with its key, once one of them was gone.
 */
export async function requireFreshFactor(
  context: PlayerContext & Refuses<'InvalidRequest/second_factor_needed'>,
  tx: ReadTx
): Promise<void> {
  const { session, player } = context
  const { ways, reach } = await readFactors(context, tx, player.uid)
  if (ways.length === 0) return
  if (session?.id !== undefined && (await store.isSessionFresh(tx, sha256(session.id), factorFreshMs))) return
  const where = ways.includes('contact') && reach ? whereTo(reach) : {}
  context.refuse('InvalidRequest/second_factor_needed', { data: { ways: [...ways], ...where } })
}

/** Said to an open session: a contact is half hidden. */
const whereTo = ({ kind, to }: Reach) => ({ sent_to: kind, contact: maskContact(kind, to) })

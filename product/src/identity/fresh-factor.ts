import { createHash } from 'node:crypto'
import type { Context, PlayerContext, ReadTx, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { siteSettings } from '../content/contract.ts'
import { confirmedReachOf, type Reach, reachOf } from './reach.ts'
import { factorFreshMs, type FactorWay, type StepUpPurpose, waysOf } from './rules/factors.ts'
import { maskContact } from './rules/masked-contact.ts'
import * as store from './store-factors.ts'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A passkey is made for one domain: that of the request, as the host has resolved it. */
export const rpIdOf = ({ origin }: Pick<Context, 'origin'>): string => new URL(origin).hostname

interface Factors {
  /** By what this player can show here that it is them; empty for who has no second factor. */
  readonly ways: readonly FactorWay[]
  /** Where a code to a contact goes. */
  readonly reach: Reach | undefined
  /** The domains for which passkeys were made. */
  readonly passkeyAt: readonly string[]
}

export async function readFactors(
  context: Pick<Context, 'setting' | 'ports' | 'origin'>,
  tx: ReadTx,
  uid: bigint
): Promise<Factors> {
  const facts = await store.readFactors(tx, uid)
  if (!facts) return { ways: [], reach: undefined, passkeyAt: [] }
  const reach = reachOf(facts, context.ports)
  const ways = waysOf({
    isOffered: context.setting('site', siteSettings).isTwoFAEnable,
    hasCodes: facts.second_step && reach !== undefined,
    hasApp: facts.app_since !== null,
    hasPasskey: facts.passkey_at.length > 0,
    hasPasskeyHere: facts.passkey_at.includes(rpIdOf(context)),
    hasConfirmedContact: confirmedReachOf(facts, context.ports) !== undefined,
  })
  return { ways, reach, passkeyAt: facts.passkey_at }
}

/** The second factor was given in this session just now, and for this. */
export async function noteFactor(tx: Tx, { session }: Pick<Context, 'session'>, purpose: StepUpPurpose): Promise<void> {
  if (session?.id !== undefined) await store.stepUpSession(tx, sha256(session.id), purpose)
}

/**
 * Asks for the second factor again before what a thief would do first, unless it was given in this session some minutes ago, at the login or for just
 * this. Nothing is asked of who has none. Refuses with what is to be confirmed and the ways there are, or the domains where a passkey would be one; the same call may be sent again, with its key, once one of them was gone.
 */
export async function requireFreshFactor(
  context: PlayerContext & Refuses<'InvalidRequest/second_factor_needed'>,
  tx: ReadTx,
  purpose: StepUpPurpose
): Promise<void> {
  const { session, player } = context
  const { ways, reach, passkeyAt } = await readFactors(context, tx, player.uid)
  if (ways.length === 0 && passkeyAt.length === 0) return
  if (session?.id !== undefined && (await store.isSessionFresh(tx, sha256(session.id), purpose, factorFreshMs))) return
  const where = ways.includes('contact') && reach ? whereTo(reach) : {}
  const elsewhere = ways.length === 0 ? { passkey_at: [...passkeyAt] } : {}
  context.refuse('InvalidRequest/second_factor_needed', { data: { purpose, ways: [...ways], ...where, ...elsewhere } })
}

/** Said to an open session: a contact is half hidden. */
const whereTo = ({ kind, to }: Reach) => ({ sent_to: kind, contact: maskContact(kind, to) })

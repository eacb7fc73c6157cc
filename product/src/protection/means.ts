import type { Context, ReadTx, Tx } from '@ante/kit/context'
import type { Policy } from '@ante/kit/policy'
import { ageOf } from '@ante/kit/validators'
import { currencyOf, readPerson } from '../players/index.ts'
import { events } from './contract.ts'
import { type ChoiceKind, needsMeans } from './rules/limits.ts'
import * as store from './store-means.ts'

/** Which limits a player would only get after a look at their means; none where the market asks for no such look, or it was done within a year. */
export async function meansAsked(
  tx: ReadTx,
  { policy, clock }: { readonly policy: Policy; readonly clock: Context['clock'] },
  uid: bigint
): Promise<(limit: { kind: ChoiceKind; days: number; most: bigint | null }) => boolean> {
  if (!policy.checks.some(({ on }) => on === 'raised-limit') || (await store.hasMeans(tx, uid))) return () => false
  const person = await readPerson(tx, uid)
  const age = person?.birthDate === undefined ? undefined : ageOf(person.birthDate, clock.now())
  const currency = await currencyOf(tx, uid)
  return ({ kind, days, most }) => kind === 'deposit' && needsMeans(policy, { days, most, currency, age })
}

/** A player's means are approved: now, or since a moment. Undefined: not, or not any more. */
export async function noteMeans(tx: Tx, uid: bigint, approved: 'now' | Date | undefined): Promise<void> {
  await (approved ? store.putMeans(tx, uid, approved === 'now' ? null : approved) : store.dropMeans(tx, uid))
  await tx.announce(events['protection.limits-changed'], { uid })
}

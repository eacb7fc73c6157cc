import type { Context, Tx } from '@ante/kit/context'
import { isOwnName } from '@ante/kit/own-name'
import { dayThroughout } from '../messages/index.ts'
import { findPlayer, readPerson } from '../players/index.ts'
import { changeCheck } from './change-check.ts'
import type { VerificationPorts } from './connectors/port.ts'
import { judgeExcluded } from './excluded-match.ts'
import { checkMachine, eventOf, isStale } from './rules/check.ts'
import { documentText, isoDate, isUnderAge, personText, watchlistLabels } from './rules/person.ts'
import type { Review, VerifiedPerson } from './rules/words.ts'
import * as store from './store.ts'
import { isHeld, openTask } from './store-tasks.ts'

type Asked = Pick<Context<VerificationPorts>, 'ports' | 'clock' | 'policy'>

export interface Said {
  readonly reference: string
  readonly review: Review
  /** The vendor's own time, or ours where it was asked. */
  readonly atMs: number
  /** Who was verified. `unread`: approved, and the vendor knows nothing more of them. */
  readonly person: VerifiedPerson | 'unread' | undefined
}
export type Applied = 'changed' | 'same' | 'stale' | 'another_reference'

/** Applies what the vendor says to a check whose row is locked. However often and in whatever order it is said, the newest holds. */
export async function applyReview(context: Asked, tx: Tx, row: store.CheckRow, said: Said): Promise<Applied> {
  const { review, atMs, reference } = said
  if (row.reference !== null && row.reference !== reference) return 'another_reference'
  const last = row.told_at_ms === null ? undefined : Number(row.told_at_ms)
  if (isStale({ atMs, outcome: review.outcome }, { atMs: last, state: row.state })) return 'stale'
  const facts: Partial<store.CheckRow> = {
    reference,
    told_at_ms: BigInt(Math.max(atMs, last ?? 0)),
    said: review.outcome,
    labels: [...review.labels],
    comment: review.comment,
  }
  const isThere = row.said === review.outcome || checkMachine[eventOf[review.outcome]].to === row.state
  const isTheSame = isThere && row.comment === review.comment && row.labels.join() === review.labels.join()
  if (isTheSame && row.state !== 'expired' && row.state !== 'not_started') return 'same'
  await openTasks(context, tx, row, said)
  const { person } = said
  if (person && person !== 'unread') facts.document_ends_on = person.documentEndsOn ?? null
  // Approved by the vendor, and something is left for our staff: the player waits for both.
  const isWaiting = review.outcome === 'approved' && (await isHeld(tx, row.uid))
  const event = isWaiting ? 'submit' : eventOf[review.outcome]
  const details = { labels: review.labels, comment: review.comment, ...(isWaiting && { waits_for: 'staff' }) }
  return (await changeCheck(tx, row, { event, by: context.ports.identityName || 'vendor', details }, facts))
    ? 'changed'
    : 'same'
}

/** What a person has to look at: nobody is refused silently, and nobody passes twice. */
async function openTasks(context: Asked, tx: Tx, row: store.CheckRow, { review, person }: Said): Promise<void> {
  const { uid } = row
  const lists = watchlistLabels(review.labels)
  if (lists.length > 0)
    await openTask(tx, { uid, kind: 'watchlist', about: lists.toSorted().join(' '), details: { labels: lists } })
  if (row.step !== 'identity' || review.outcome !== 'approved') return
  if (person === undefined || person === 'unread') return void (await openTask(tx, { uid, kind: 'unread' }))
  const [player, whereabouts] = [await findPlayer(tx, uid), await readPerson(tx, uid)]
  if (!player) throw new Error(`no player ${uid}`)
  const today = dayThroughout(whereabouts?.country ?? null, context.clock.now())
  if (isUnderAge(person, context.policy(whereabouts).minimumAge, today))
    await openTask(tx, { uid, kind: 'age', about: person.birthDate ?? '' })
  const wrong = [
    ...(isOwnName(`${person.firstName} ${person.lastName}`, player) ? [] : ['name']),
    ...(person.birthDate === undefined || person.birthDate === isoDate(player.birthDate) ? [] : ['birth_date']),
  ]
  if (wrong.length > 0)
    await openTask(tx, { uid, kind: 'mismatch', about: wrong.join(' '), details: { fields: wrong } })
  await openDuplicates(context, tx, uid, person, await judgeExcluded(context, tx, uid, person))
}

/** @param excluded those about whom there is another task */
async function openDuplicates(
  { ports }: Asked,
  tx: Tx,
  uid: bigint,
  person: VerifiedPerson,
  excluded: readonly bigint[]
): Promise<void> {
  const [who, document] = [personText(person), documentText(person)]
  if (who === undefined) return
  const { marks } = ports
  const same = await store.readSamePerson(tx, uid, {
    person: marks.all(who),
    document: document === undefined ? [] : marks.all(document),
  })
  const others = same.filter((other) => !excluded.includes(other))
  await store.putPerson(tx, uid, marks.mark(who), document === undefined ? null : marks.mark(document))
  if (others.length > 0)
    await openTask(tx, { uid, kind: 'duplicate', about: others.join(' '), details: { players: others.map(String) } })
}

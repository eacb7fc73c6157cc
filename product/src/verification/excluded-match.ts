import type { Context, Tx } from '@ante/kit/context'
import {
  endMatches,
  excludedLike,
  excludedNow,
  keepVerified,
  openMatches,
  readOpenMatches,
  withoutCleared,
} from '../players/index.ts'
import { applyExclusionOf } from '../protection/index.ts'
import { newKey } from './change-check.ts'
import { demandCheck } from './demand.ts'
import { documentText, personText } from './rules/person.ts'
import type { VerifiedPerson } from './rules/words.ts'
import * as store from './store.ts'
import * as tasks from './store-tasks.ts'
import type { VerificationPorts } from './connectors/port.ts'

/** Asks somebody who may have excluded themself under another account who they are, and shows staff both. */
export async function askWhoItIs(context: Context, { uid: text }: { readonly uid: string }): Promise<void> {
  const uid = BigInt(text)
  await context.db.write(async (tx) => {
    // Locked first: a decision that is made at this moment comes before it, and then nothing is asked any more.
    await store.lockCheck(tx, uid, 'identity', newKey('identity', uid, context.random))
    if (!(await openTaskOf(tx, uid))) return
    await demandCheck(context, tx, { uid, step: 'identity', trigger: 'excluded', blocks: true })
  })
}

/** One task for all that is open. False where nothing is. */
async function openTaskOf(tx: Tx, uid: bigint): Promise<boolean> {
  const open = await readOpenMatches(tx, uid)
  if (open.length === 0) return false
  const players = open.map((one) => String(one.uid))
  // Found again after it was over it is a new question.
  const about = open.map((one) => `${one.uid}:${one.foundAt.getTime()}`).join(' ')
  await tasks.openTask(tx, { uid, kind: 'excluded', about, details: { players } })
  return true
}

/**
 * What the documents of an approved check say of it. The same document is the same person, and what they chose holds here too; a person of that name and birth
 * date is for staff to look at; where nobody is excluded any more, nothing is left to ask.
 */
export async function judgeExcluded(
  context: Pick<Context<VerificationPorts>, 'ports'>,
  tx: Tx,
  uid: bigint,
  person: VerifiedPerson
): Promise<readonly bigint[]> {
  const [who, document] = [personText(person), documentText(person)]
  const { marks } = context.ports
  const named = { first_name: person.firstName, last_name: person.lastName, birth_date: person.birthDate }
  await keepVerified(context, tx, uid, named)
  const documentMarks = document === undefined ? [] : marks.all(document)
  const verified = await store.readSamePerson(tx, uid, {
    person: who === undefined ? [] : marks.all(who),
    document: documentMarks,
  })
  const [sameDocument, alike, open] = [
    await excludedNow(tx, await store.readSamePerson(tx, uid, { person: [], document: documentMarks })),
    await excludedLike(context, tx, uid, named),
    (await readOpenMatches(tx, uid)).map((one) => one.uid),
  ]
  if (sameDocument.length > 0) {
    await openMatches(tx, uid, sameDocument)
    await openTaskOf(tx, uid)
    await applyExclusionOf(tx, uid, sameDocument)
    await endAsked(tx, uid, 'same', { decision: 'rejected', reason: 'the same document' })
    return sameDocument
  }
  const excluded = [
    ...new Set([
      ...(await excludedNow(tx, open)),
      ...alike,
      ...(await withoutCleared(tx, uid, await excludedNow(tx, verified))),
    ]),
  ]
  if (excluded.length === 0) {
    await endAsked(tx, uid, 'over', { decision: 'cleared', reason: 'nobody is excluded any more' })
    return []
  }
  await openMatches(tx, uid, excluded)
  await openTaskOf(tx, uid)
  return excluded
}

async function endAsked(
  tx: Tx,
  uid: bigint,
  outcome: 'same' | 'over',
  { decision, reason }: { decision: 'cleared' | 'rejected'; reason: string }
): Promise<void> {
  for (const { id } of await tasks.readOpenOf(tx, uid, 'excluded'))
    await tasks.decideTask(tx, id, { decision, by: 'system', reason })
  await endMatches(tx, uid, outcome)
}

/** What staff found: two people, or one whose exclusion holds for this account too. */
export async function decideExcluded(tx: Tx, uid: bigint, decision: 'cleared' | 'rejected'): Promise<void> {
  const open = (await readOpenMatches(tx, uid)).map((one) => one.uid)
  if (decision === 'rejected') await applyExclusionOf(tx, uid, await excludedNow(tx, open))
  await endMatches(tx, uid, decision === 'rejected' ? 'same' : 'cleared')
}

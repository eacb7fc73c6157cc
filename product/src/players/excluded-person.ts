import type { Context, ReadTx, Tx } from '@ante/kit/context'
import type { Marks } from '@ante/kit/marks'
import { isRecord } from '@ante/kit/record'
import { excludedAmong, readExclusion } from '../identity/index.ts'
import { blockStakes } from '../ledger/index.ts'
import { events } from './contract.ts'
import { type NamedPerson, personTexts } from './rules/person-texts.ts'
import { readProfile } from './store.ts'
import * as store from './store-persons.ts'

type Marking = Pick<Context, 'ports'>

const isMarks = (port: unknown): port is Marks => isRecord(port) && 'mark' in port && 'all' in port
/** Marks by the current key, and by every key that counts. */
function marksOf({ ports }: Marking, person: NamedPerson): { current: Uint8Array[]; all: Uint8Array[] } {
  const texts = personTexts(person)
  if (texts.length === 0) return { current: [], all: [] }
  const { marks } = isRecord(ports) ? ports : { marks: undefined }
  if (!isMarks(marks)) throw new Error('this host has no key for marks of people')
  return { current: texts.map((text) => marks.mark(text)), all: texts.flatMap((text) => marks.all(text)) }
}

/**
 * Keeps the mark of who a player says they are, and finds out whether somebody like that has excluded themself under another account. In the transaction that
 * saves the name: an exclusion at the same moment comes before it or after it, and one of both finds the other.
 */
export async function keepPerson(context: Marking, tx: Tx, uid: bigint, person: NamedPerson): Promise<void> {
  const { current, all } = marksOf(context, person)
  await store.lockPersons(tx, current)
  await store.putPerson(tx, uid, current)
  const isExcluded = (await readExclusion(tx, uid))?.own !== undefined
  if (!isExcluded) await store.dropPerson(tx, uid, current)
  // Who has excluded themself here is kept out already.
  if (isExcluded || all.length === 0) return
  await openMatches(tx, uid, await excludedAmong(tx, await store.readSamePersons(tx, uid, all)))
}

/** Keeps the mark of who a player is by their documents, beside that of their profile: another account of theirs may have the one name or the other. */
export async function keepVerified(context: Marking, tx: Tx, uid: bigint, person: NamedPerson): Promise<void> {
  const { current } = marksOf(context, person)
  await store.lockPersons(tx, current)
  await store.putPerson(tx, uid, current)
}

/** With the account that is erased, but not of somebody who is excluded: no other account of theirs is to play. */
export async function erasePerson(tx: Tx, uid: bigint): Promise<void> {
  if (!(await readExclusion(tx, uid))?.own) await store.dropPerson(tx, uid, [])
}

/** After a player has excluded themself, in the same transaction: every other account of somebody like that waits for a check of identity. */
export async function matchOtherAccounts(context: Marking, tx: Tx, uid: bigint): Promise<void> {
  const profile = await readProfile(tx, uid)
  const { current, all } = marksOf(context, profile?.fields ?? {})
  // Their documents' name among them.
  const known = await store.readMarks(tx, uid)
  await store.lockPersons(tx, [...current, ...known])
  await store.putPerson(tx, uid, current)
  const others = await store.readSamePersons(tx, uid, [...all, ...known])
  const excluded = new Set(await excludedAmong(tx, others))
  for (const other of others) if (!excluded.has(other)) await openMatches(tx, other, [uid])
}

export { excludedAmong as excludedNow } from '../identity/index.ts'
/** Of the players who are excluded by their own choice those who may be this person, but not those whom staff found to be somebody else. */
export async function excludedLike(context: Marking, tx: ReadTx, uid: bigint, person: NamedPerson): Promise<bigint[]> {
  const others = await store.readSamePersons(tx, uid, marksOf(context, person).all)
  return withoutCleared(tx, uid, await excludedAmong(tx, others))
}
export async function withoutCleared(tx: ReadTx, uid: bigint, excluded: readonly bigint[]): Promise<bigint[]> {
  const cleared = new Set(
    (await store.readMatches(tx, uid)).filter(({ outcome }) => outcome === 'cleared').map((row) => row.excluded_uid)
  )
  return excluded.filter((one) => !cleared.has(one))
}

/** From the commit on the player stakes and pays in nothing, and gets no news, until a check of identity. */
export async function openMatches(tx: Tx, uid: bigint, excluded: readonly bigint[]): Promise<void> {
  if (excluded.length === 0) return
  if ((await store.openMatches(tx, uid, excluded)).length === 0) return
  const profile = await readProfile(tx, uid)
  if (!profile) throw new Error(`no player ${uid}`)
  await store.setMatched(tx, uid, true)
  await blockStakes(tx, uid, profile.currency, true)
  await tx.announce(events['players.excluded-match-found'], { uid })
  await tx.announce(events['players.profile-saved'], { uid })
}

/** Players who are excluded and may be this one, and since when that is asked. */
export const readOpenMatches = async (tx: ReadTx, uid: bigint): Promise<{ uid: bigint; foundAt: Date }[]> =>
  (await store.readMatches(tx, uid))
    .filter(({ outcome }) => outcome === null)
    .map((row) => ({ uid: row.excluded_uid, foundAt: row.found_at }))

/** It is known who the player is. What blocks them stays until their verification is written anew. */
export async function endMatches(tx: Tx, uid: bigint, outcome: store.MatchOutcome): Promise<void> {
  if ((await store.endMatches(tx, uid, outcome)).length === 0) return
  await store.setMatched(tx, uid, false)
  await tx.announce(events['players.profile-saved'], { uid })
}

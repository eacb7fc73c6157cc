import type { Context, ReadTx } from '@ante/kit/context'
import { day, dayIn } from '@ante/kit/instant'
import { activityOf } from '../identity/index.ts'
import { zonesOf } from '../messages/index.ts'
import { type AudienceMember, readAudience, readPeopleAfter } from '../players/index.ts'
import { exclusionsOf } from './exclusions.ts'
import { readFacts } from './read-facts.ts'
import { isIn } from './rules/segment.ts'
import { isBirthday, terms, type Terms } from './rules/terms.ts'
import * as store from './store.ts'
import { noteOccasions, reopenOccasions } from './store-occasions.ts'

type Host = Pick<Context, 'db' | 'clock' | 'policy' | 'stopping'>
const atOnce = 500

/** One absence: it ends when its player is there again, and another one has another name. */
export const absenceName = (seenAt: Date): string => `absence ${seenAt.toISOString()}`
const segmentName = 'segment'

/** The players of a batch to whom a campaign turns now, each with the name of the occasion. */
async function occasionsAmong(
  { clock, policy }: Pick<Context, 'clock' | 'policy'>,
  tx: ReadTx,
  { trigger, segment, arms }: Terms,
  members: readonly AudienceMember[]
): Promise<{ uid: bigint; name: string }[]> {
  const now = clock.now()
  if (trigger.on === 'birthday')
    return members.flatMap(({ uid, person: { birthDate, country }, timeZone }) => {
      if (birthDate === undefined) return []
      const days = zonesOf(timeZone, country ?? null).map((zone) => dayIn(zone, now))
      const today = days.find((one) => isBirthday(birthDate, one))
      return today === undefined ? [] : [{ uid, name: `birthday ${today.slice(0, 4)}` }]
    })
  if (trigger.on === 'inactivity') {
    const activity = await activityOf(
      tx,
      members.map(({ uid }) => uid)
    )
    return [...activity].flatMap(([uid, { seenAt }]) =>
      seenAt.getTime() <= now - trigger.days * day ? [{ uid, name: absenceName(seenAt) }] : []
    )
  }
  if (trigger.on !== 'segment') return []
  const facts = await readFacts(tx, members, segment, now)
  const out = await exclusionsOf(
    { policy },
    tx,
    members,
    arms.some(({ offer }) => offer !== undefined)
  )
  return [...facts].flatMap(([uid, own]) => (!out.has(uid) && isIn(segment, own) ? [{ uid, name: segmentName }] : []))
}

async function findOf(context: Host, { id }: store.CampaignRow, known: Terms): Promise<void> {
  const { db, stopping } = context
  for (let after = 0n; !stopping?.aborted;) {
    const { last, isMore, found } = await db.read(async (tx) => {
      const people = await readPeopleAfter(tx, after, atOnce)
      const members = await readAudience(
        tx,
        people.map(({ uid }) => uid)
      )
      return {
        last: people.at(-1)?.uid,
        isMore: people.length === atOnce,
        found: await occasionsAmong(context, tx, known, members),
      }
    })
    if (found.length > 0)
      await db.write(async (tx) => {
        await noteOccasions(tx, id, found)
        if (known.trigger.on === 'segment')
          await reopenOccasions(
            tx,
            id,
            found.map(({ uid }) => uid),
            segmentName
          )
      })
    if (last === undefined || !isMore) return
    after = last
  }
}

/** Job: birthdays, absences and segments, which no event tells of. What was found before is not found again, so a run that ended in the middle is made good by the next one. */
export async function findOccasions(context: Host): Promise<void> {
  const { db } = context
  await db.write(store.stopEnded)
  for (const row of await db.read((tx) => store.readRunning(tx, ['birthday', 'inactivity', 'segment']))) {
    const known = terms.safeParse(row.terms)
    // What cannot be read gives nothing to anybody: better a stopped campaign than one that means something else.
    if (known.success) await findOf(context, row, known.data)
    else await db.write((tx) => store.stopCampaign(tx, row.id, 'unreadable'))
  }
}

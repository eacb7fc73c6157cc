import type { StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { readAudience, readPeopleAfter } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { exclusionsOf } from './exclusions.ts'
import { readFacts } from './read-facts.ts'
import { isIn } from './rules/segment.ts'

type Call = (typeof staffEndpoints)['marketing.preview']
const atOnce = 500

/** Counts only: whoever asks learns of nobody in particular why they are left out. */
export async function previewSegment(
  context: StaffContext,
  { segment, is_bonus: isBonus }: InputOf<Call>
): Promise<OutputOf<Call>> {
  const { db, clock } = context
  const now = clock.now()
  const counts = { players: 0, matching: 0, not_matching: 0, unknown: 0 }
  const out = { test_account: 0, not_addressed: 0, market: 0 }
  for (let after = 0n; ;) {
    const last = await db.read(async (tx) => {
      const people = await readPeopleAfter(tx, after, atOnce)
      const members = await readAudience(
        tx,
        people.map(({ uid }) => uid)
      )
      const facts = await readFacts(tx, members, segment, now)
      const left = await exclusionsOf(context, tx, members, isBonus)
      for (const [uid, own] of facts) {
        counts.players += 1
        const is = isIn(segment, own)
        const why = is === true ? left.get(uid) : undefined
        if (why) out[why] += 1
        else if (is === undefined) counts.unknown += 1
        else counts[is ? 'matching' : 'not_matching'] += 1
      }
      return people.length < atOnce ? undefined : people.at(-1)?.uid
    })
    if (last === undefined) return { ...counts, left_out: out }
    after = last
  }
}

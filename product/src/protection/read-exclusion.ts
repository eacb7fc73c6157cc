import type { PlayerContext, ReadTx, RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Exclusion, exclusionData, readExclusion } from '../identity/index.ts'
import { readPerson } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import type { SelfExclusion } from './contract.ts'
import { kindOf } from './rules/periods.ts'
import { readAllChosen, readChosen } from './store.ts'

const none: SelfExclusion = { state: 'none', kind: null, period: null, until: null, returns_at: null, register: null }

/** An exclusion as its player sees it. */
export async function describeExclusion(
  tx: ReadTx,
  uid: bigint,
  exclusion: Exclusion | undefined
): Promise<SelfExclusion> {
  if (!exclusion) return none
  const said = { ...none, ...exclusionData(exclusion) }
  if (exclusion.state !== exclusion.own?.state) return said
  const chosen = await readChosen(tx, uid)
  return chosen ? { ...said, kind: kindOf(chosen.period), period: chosen.period } : none
}

export const getSelfExclusion = ({ db, player }: PlayerContext): Promise<SelfExclusion> =>
  db.read(async (tx) => describeExclusion(tx, player.uid, await readExclusion(tx, player.uid)))

type OfPlayer = (typeof staffEndpoints)['protection.getexclusions']
const chosenMost = 100

export async function getExclusionsOf(
  context: StaffContext & RefusesAs<OfPlayer>,
  input: InputOf<OfPlayer>
): Promise<OutputOf<OfPlayer>> {
  const uid = BigInt(input.uid)
  return context.db.read(async (tx) => {
    if (!(await readPerson(tx, uid))) context.refuse('InvalidRequest/not_found')
    const chosen = await readAllChosen(tx, uid, chosenMost)
    return {
      now: await describeExclusion(tx, uid, await readExclusion(tx, uid)),
      chosen: chosen.map(({ period, chosen_at, ends_at, return_asked_at }) => ({
        period,
        chosen_at: chosen_at.toISOString(),
        ends_at: ends_at?.toISOString() ?? null,
        return_asked_at: return_asked_at?.toISOString() ?? null,
      })),
    }
  })
}

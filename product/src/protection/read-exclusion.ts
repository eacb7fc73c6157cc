import type { PlayerContext, ReadTx, RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { brandOf, type Exclusion, exclusionData, readExclusion } from '../identity/index.ts'
import { readPerson } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { exclusionSettings, type SelfExclusion } from './contract.ts'
import { kindOf } from './rules/periods.ts'
import { readAllChosen, readChosen } from './store.ts'

const none: SelfExclusion = {
  state: 'none',
  kind: null,
  period: null,
  until: null,
  returns_at: null,
  register: null,
  reach: 'house',
}

/** An exclusion as its player sees it at this name of the house. */
export async function describeExclusion(
  tx: ReadTx,
  uid: bigint,
  exclusion: Exclusion | undefined,
  at?: string
): Promise<SelfExclusion> {
  if (!exclusion) return none
  const said = { ...none, ...exclusionData(exclusion) }
  if (exclusion.state !== exclusion.own?.state) return said
  const chosen = await readChosen(tx, uid, at)
  if (!chosen) return none
  const { period, brand } = chosen
  return { ...said, kind: kindOf(period), period, reach: brand === null ? 'house' : 'brand' }
}

/** Where there is none, `reach` says what a new one would have. */
export async function getSelfExclusion(context: PlayerContext): Promise<SelfExclusion> {
  const [{ uid }, at] = [context.player, brandOf(context)]
  const said = await context.db.read(async (tx) => describeExclusion(tx, uid, await readExclusion(tx, uid, at), at))
  return said.state === 'none' ? { ...said, reach: context.setting('exclusions', exclusionSettings).reach } : said
}

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
      chosen: chosen.map(({ period, chosen_at, ends_at, return_asked_at, brand }) => ({
        period,
        brand,
        chosen_at: chosen_at.toISOString(),
        ends_at: ends_at?.toISOString() ?? null,
        return_asked_at: return_asked_at?.toISOString() ?? null,
      })),
    }
  })
}

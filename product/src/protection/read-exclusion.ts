import type { PlayerContext, ReadTx } from '@ante/kit/context'
import { type Exclusion, exclusionData, readExclusion } from '../identity/index.ts'
import type { SelfExclusion } from './contract.ts'
import { kindOf } from './rules/periods.ts'
import { readChosen } from './store.ts'

const none: SelfExclusion = { state: 'none', kind: null, period: null, until: null, returns_at: null }

/** An exclusion as its player sees it. */
export async function describeExclusion(
  tx: ReadTx,
  uid: bigint,
  exclusion: Exclusion | undefined
): Promise<SelfExclusion> {
  const chosen = exclusion && (await readChosen(tx, uid))
  return chosen ? { ...exclusionData(exclusion), kind: kindOf(chosen.period), period: chosen.period } : none
}

export const getSelfExclusion = ({ db, player }: PlayerContext): Promise<SelfExclusion> =>
  db.read(async (tx) => describeExclusion(tx, player.uid, await readExclusion(tx, player.uid)))

import type { ReadTx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import { type Benefits, benefits, type EarningRules, earningRules } from './rules/shapes.ts'
import * as store from './store.ts'

export interface ProgrammeLevel extends Described {
  readonly place: number
  /** In hundredths. */
  readonly fromExperience: bigint
  /** Whole points. */
  readonly rewardPoints: bigint
  readonly benefits: Benefits
}
/** A programme with its levels in order; it counts when it is the first that has some. */
export interface Programme extends Described {
  readonly sysname: string
  readonly rules: EarningRules
  readonly levels: readonly ProgrammeLevel[]
}

async function withLevels(tx: ReadTx, row: store.CountingRow): Promise<Programme> {
  const levels = await store.readLevels(tx, row.sysname)
  return {
    sysname: row.sysname,
    texts: row.texts,
    images: row.images,
    rules: earningRules.parse(row.rules),
    levels: levels.map((level) => ({
      place: level.place,
      fromExperience: level.from_experience,
      rewardPoints: level.reward_points,
      benefits: benefits.parse(level.benefits),
      texts: level.texts,
      images: level.images,
    })),
  }
}

/** The one that counts for all players; undefined where no programme has levels. */
export async function readCounting(tx: ReadTx): Promise<Programme | undefined> {
  const row = await store.readCounting(tx)
  return row && withLevels(tx, row)
}

/** Its name alone. */
export const readCountingName = async (tx: ReadTx): Promise<string | undefined> =>
  (await store.readCounting(tx))?.sysname

/** Undefined where no programme is shown under this name. */
export async function readProgramme(tx: ReadTx, sysname: string): Promise<Programme | undefined> {
  const row = await store.readProgram(tx, sysname)
  return row && withLevels(tx, row)
}

/** What a level gives; nothing before the first one. */
export const benefitsAt = ({ levels }: Pick<Programme, 'levels'>, place: number): Benefits =>
  levels.find((level) => level.place === place)?.benefits ?? benefits.parse({})

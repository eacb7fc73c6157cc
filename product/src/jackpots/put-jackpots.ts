import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { staffEndpoints } from './contract-staff.ts'
import { isSameLevel } from './rules/levels.ts'
import * as store from './store.ts'
import { writeJackpot } from './write-jackpot.ts'

type Put = (typeof staffEndpoints)['jackpots.put']

/** Whether an open jackpot would be fed and won as it is: then only its words change, or it is paused or goes on. */
async function paysAsBefore(tx: Tx, next: store.NewJackpot & { readonly sysname: string }): Promise<boolean> {
  await store.lockPutting(tx)
  const known = await store.findNamed(tx, next.sysname)
  if (!known?.enabled) return false
  const before = (await store.readLevels(tx, [known.id])).map(store.termsOf)
  const isSame = (one: (typeof next.levels)[number], at: number): boolean => {
    const held = before.find(({ name }) => name === one.name)
    return held !== undefined && isSameLevel(held, one) && known.levels[at] === one.name
  }
  return (
    known.levels.length === next.levels.length &&
    next.levels.every(isSame) &&
    known.reserve_ppm === (next.reservePpm ?? 0) &&
    known.bets_odds_least === (next.betsOddsLeast ?? null) &&
    new Set([...known.games, ...next.games]).size === new Set(known.games).size &&
    new Set(known.games).size === new Set(next.games).size
  )
}

export const putByStaff = (
  context: StaffContext & RefusesAs<Put>,
  { sysname, texts, images, currency, levels, reserve_ppm, games, bets, paused }: InputOf<Put>
): Promise<OutputOf<Put>> =>
  context.db.write(async (tx) => {
    const jackpot = {
      sysname,
      texts,
      images,
      currency,
      levels: levels.map((level) => ({
        name: level.name,
        seedMinor: BigInt(level.seed_minor),
        ratePpm: level.rate_ppm,
        everyMinor: level.every_minor === undefined ? null : BigInt(level.every_minor),
        beforeMinor: level.before_minor === undefined ? null : BigInt(level.before_minor),
      })),
      levelTitles: Object.fromEntries(levels.map((level) => [level.name, level.titles])),
      reservePpm: reserve_ppm,
      games,
      betsOddsLeast: bets ? Math.round(bets.odds_least * 1_000) : null,
      isPaused: paused,
    }
    const isKept = await paysAsBefore(tx, jackpot)
    const written = await writeJackpot(tx, jackpot)
    if (written === 'games') return context.refuse('InvalidParameter', { fields: { games: 'wrong' } })
    if (written === 'conflict') return context.refuse('InvalidRequest/conflict')
    if (!isKept) requireApproval(context.staff)
    return { sysname, id: String(written.id) }
  })

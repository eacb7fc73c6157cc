import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { staffEndpoints } from './contract-staff.ts'
import { writeJackpot } from './write-jackpot.ts'

type Put = (typeof staffEndpoints)['jackpots.put']

export const putByStaff = (
  context: StaffContext & RefusesAs<Put>,
  { sysname, texts, images, currency, levels, reserve_ppm, games, bets, paused }: InputOf<Put>
): Promise<OutputOf<Put>> =>
  context.db.write(async (tx) => {
    const written = await writeJackpot(tx, {
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
    })
    if (written === 'games') return context.refuse('InvalidParameter', { fields: { games: 'wrong' } })
    if (written === 'conflict') return context.refuse('InvalidRequest/conflict')
    return { sysname, id: String(written.id) }
  })

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outcomeChances } from '@ante/product/sportsbook/sports/football/pricing'
import { learn, newBook, type Played } from '@ante/product/sportsbook/sports/football/ratings'
import { type Rates, scoreGrid } from '@ante/product/sportsbook/sports/football/scoreline'

/**
 * How well the rating model foretells the 1X2 of a season it has not seen: each match of 2024-25 is judged by what was learnt from matches
 * of earlier days, nothing else. Run: `node --conditions=ante-server bench/src/football-model.ts [folder with the match data]`.
 */
const leagues = ['en.1', 'de.1', 'es.1', 'it.1', 'fr.1'] as const
const seasons = ['2023-24', '2024-25'] as const
const bar = 0.985
const dayMs = 86_400_000

interface FileMatch {
  date: string
  team1: string
  team2: string
  score?: { ft?: [number, number] }
}
interface Judged {
  readonly chances: readonly number[]
  readonly outcome: number
}
export interface ModelFigures {
  readonly matches: number
  readonly logLoss: number
  readonly baseRates: number
  readonly calibration: readonly {
    readonly from: number
    readonly said: number
    readonly happened: number
    readonly count: number
  }[]
}

function readSeason(folder: string, season: string, league: string): Played[] {
  const { matches } = JSON.parse(readFileSync(join(folder, 'football', season, `${league}.json`), 'utf8')) as {
    matches: FileMatch[]
  }
  return matches.flatMap(({ date, team1, team2, score }) =>
    score?.ft
      ? [{ home: team1, away: team2, homeGoals: score.ft[0], awayGoals: score.ft[1], day: Date.parse(date) / dayMs }]
      : []
  )
}

export function measureModel(folder: string): ModelFigures {
  const judged = leagues.flatMap((league) => {
    const [earlier = [], season = []] = seasons.map((name) => readSeason(folder, name, league))
    const measured = new Set(season)
    const all: Judged[] = []
    learn(newBook, [...earlier, ...season], (match, rates: Rates) => {
      if (measured.has(match)) all.push({ chances: outcomeChances(scoreGrid(rates)), outcome: outcomeOf(match) })
    })
    return all
  })
  const frequencies = [0, 1, 2].map((outcome) => judged.filter((one) => one.outcome === outcome).length / judged.length)
  return {
    matches: judged.length,
    logLoss: mean(judged.map(({ chances, outcome }) => -Math.log(chances[outcome] ?? 0))),
    baseRates: mean(judged.map(({ outcome }) => -Math.log(frequencies[outcome] ?? 0))),
    calibration: calibrationOf(judged),
  }
}

const outcomeOf = ({ homeGoals, awayGoals }: Played): number =>
  homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length

/** What was said against what happened, for all three outcomes of each match, by tenths of the chance said. */
function calibrationOf(judged: readonly Judged[]): ModelFigures['calibration'] {
  const said = judged.flatMap(({ chances, outcome }) =>
    chances.map((chance, index) => ({ chance, happened: index === outcome ? 1 : 0 }))
  )
  const tenths = Map.groupBy(said, ({ chance }) => Math.min(9, Math.floor(chance * 10)))
  return [...tenths]
    .sort(([a], [b]) => a - b)
    .map(([tenth, all]) => ({
      from: tenth / 10,
      said: mean(all.map((one) => one.chance)),
      happened: mean(all.map((one) => one.happened)),
      count: all.length,
    }))
}

export function printFigures({ matches, logLoss, baseRates, calibration }: ModelFigures): string {
  const rows = calibration.map(
    ({ from, said, happened, count }) =>
      `| ${from.toFixed(1)}-${(from + 0.1).toFixed(1)} | ${said.toFixed(3)} | ${happened.toFixed(3)} | ${count} |`
  )
  return [
    `Football model, 1X2 of ${matches} matches of 2024-25: log-loss ${logLoss.toFixed(4)} (bar ${bar}; base rates ${baseRates.toFixed(4)}): ${logLoss <= bar ? 'met' : 'MISSED'}`,
    '',
    '| chance said | mean said | happened | outcomes |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder =
    process.argv[2] ?? process.env.ANTE_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))
  process.stdout.write(`${printFigures(measureModel(folder))}\n`)
}

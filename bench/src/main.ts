import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { measureBets } from './bets.ts'
import { measureCashback } from './cashback.ts'
import { measureExclusion } from './exclusion.ts'
import { measureModel, printFigures } from './football-model.ts'
import { type Ground, openGround, root } from './ground.ts'
import { measureGameFrames } from './game-frames.ts'
import { measureGameLoads } from './game-loads.ts'
import { measureHall } from './hall.ts'
import { measureHomePage } from './home-page.ts'
import { measureSlotOutcomes } from './slot-outcomes.ts'
import { measurePaidRounds } from './paid-rounds.ts'
import { measureStudioCalls } from './studio-calls.ts'
import { measureSearch } from './search.ts'
import { measureSockets } from './sockets.ts'
import { measureSupportChat } from './support-chat.ts'
import { measureFreshStart, measureWarmStart } from './starts.ts'
import { measureTick } from './tick.ts'
import { type Measurement, notMeasured, type Row, tableOf } from './table.ts'

const modelMax = 0.985
const modelWhat = 'football model, 1X2 of 2024-25, log-loss'

/** The match data are not part of the source: without them this row says so. */
function measureFootball(): Measurement {
  const data = process.env.ANTE_DATA_FOLDER ?? join(root, '..', 'shared', 'data')
  if (!existsSync(join(data, 'football')))
    return { rows: [notMeasured(modelWhat, `≤ ${modelMax}`, 'not measured: no match data (ANTE_DATA_FOLDER)')] }
  const figures = measureModel(data)
  const { logLoss, baseRates } = figures
  return {
    rows: [
      {
        what: modelWhat,
        ours: logLoss.toFixed(4),
        yardstick: `base rates ${baseRates.toFixed(4)}`,
        ratio: '',
        bar: `≤ ${modelMax}`,
        met: logLoss <= modelMax,
      },
    ],
    notes: [printFigures(figures)],
  }
}

const benches: Readonly<Record<string, (ground: Ground) => Measurement | Promise<Measurement>>> = {
  starts: measureWarmStart,
  bets: measureBets,
  tick: measureTick,
  'slot-outcomes': measureSlotOutcomes,
  'paid-rounds': measurePaidRounds,
  'studio-calls': measureStudioCalls,
  'home-page': measureHomePage,
  sockets: measureSockets,
  exclusion: measureExclusion,
  'support-chat': measureSupportChat,
  cashback: measureCashback,
  search: measureSearch,
  hall: measureHall,
  'game-frames': measureGameFrames,
  'game-loads': measureGameLoads,
  'football-model': measureFootball,
}

const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`There is no bench "${unknown.join(', ')}". There is: ${Object.keys(benches).join(', ')}.`)

function report(rows: readonly Row[], notes: readonly string[], database: string): string {
  const where = `${cpus().length} cores, Node ${process.versions.node}, PostgreSQL ${database}, ${new Date().toISOString().slice(0, 10)}`
  return [
    '# What Ante costs',
    '',
    'Written by `npm run bench`; [README.md](README.md) says how to read it.',
    '',
    `${where}. Ratios are medians over rounds that took turns.`,
    '',
    tableOf(rows),
    ...notes.flatMap((note) => ['', note]),
    '',
  ].join('\n')
}

async function main(): Promise<number> {
  const ground = await openGround()
  const rows: Row[] = []
  const notes: string[] = []
  const chosen = Object.entries(benches).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  try {
    const take = async (name: string, work: () => Measurement | Promise<Measurement>): Promise<void> => {
      process.stdout.write(`measuring ${name}…\n`)
      const { rows: more, notes: said = [] } = await work()
      rows.push(...more)
      notes.push(...said)
    }
    if (words.includes('--fresh')) await take('fresh start', measureFreshStart)
    for (const [name, work] of chosen) await take(name, () => work(ground))
  } finally {
    await ground.close()
  }
  process.stdout.write(`\n${[tableOf(rows), ...notes].join('\n\n')}\n`)
  // Only a whole run is worth keeping.
  if (wanted.length === 0) writeFileSync(join(root, 'bench', 'results.md'), report(rows, notes, ground.version))
  return rows.some(({ met }) => met === false) ? 1 : 0
}

process.exitCode = await main()

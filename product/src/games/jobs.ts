import type { Job } from '@ante/kit/context'
import { hour, minute, second } from '@ante/kit/instant'
import { endPacks, tellEndingPacks } from './free-spins.ts'
import { endRoundsOf, endStaleRounds } from './end-stale-rounds.ts'
import { dropOldExports, writeExport } from './export-history.ts'
import { sealSeeds } from './seal-seeds.ts'
import { measureReturns } from './returns.ts'
import { forgetLiveRounds, advanceTables } from './advance-tables.ts'
import { saltChains } from './salt-chains.ts'

export const jobs = {
  'games.end-stale-rounds': { run: endStaleRounds, everyMs: hour },
  'games.end-rounds-of': { run: endRoundsOf },
  'games.seal-seeds': { run: sealSeeds, everyMs: hour },
  'games.measure-returns': { run: measureReturns, everyMs: hour },
  'games.end-packs': { run: endPacks, everyMs: 5 * second },
  'games.tell-ending-packs': { run: tellEndingPacks, everyMs: minute },
  'games.advance-tables': { run: advanceTables, everyMs: 500 },
  'games.salt-chains': { run: saltChains, everyMs: 2 * second },
  'games.forget-live-rounds': { run: forgetLiveRounds, everyMs: hour },
  'games.write-history-export': { run: writeExport },
  'games.drop-old-exports': { run: dropOldExports, everyMs: hour },
} satisfies Record<string, Job>

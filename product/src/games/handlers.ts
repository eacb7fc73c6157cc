import type { Answers, Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { betsBefore, playedBefore, stepBefore } from './answer-before.ts'
import { listAlgorithms, readAlgorithm } from './read-algorithm.ts'
import { readExport, readExportFile, requestExport } from './export-history.ts'
import { search } from './find-games.ts'
import { addLike, listCategories, listGames, listLikes, listProviders, removeLike } from './list-games.ts'
import { listPacks } from './free-spins.ts'
import { playDemo } from './play-demo.ts'
import { advanceRound } from './advance-round.ts'
import { playRound } from './play-round.ts'
import { playTable } from './play-table.ts'
import { readTable } from './known-tables.ts'
import { readGame, readHistory, readProvenRounds, readRound } from './read-rounds.ts'
import { readSeeds, rotateSeed } from './seeds.ts'

export const handlers: Handlers<typeof endpoints> = {
  'games.get': listGames,
  'games.search': search,
  'games.getCategories': listCategories,
  'games.getProviders': listProviders,
  'games.getLikes': listLikes,
  'games.addLike': addLike,
  'games.removeLike': removeLike,
  'games.getHistory': readHistory,
  'games.createhistoryexportrequest': requestExport,
  'games.gethistoryexportrequest': readExport,
  'games.gethistoryexportfile': readExportFile,
  'games.getgame': readGame,
  'games.play': playRound,
  'games.advance': advanceRound,
  'games.demo': playDemo,
  'games.gettable': readTable,
  'games.playtable': playTable,
  'games.getseeds': readSeeds,
  'games.rotateseed': rotateSeed,
  'games.getprovenrounds': readProvenRounds,
  'games.getround': readRound,
  'games.getalgorithm': readAlgorithm,
  'games.getalgorithms': listAlgorithms,
  'freespins.get': listPacks,
}

export const answers = {
  'games.play': playedBefore,
  'games.playtable': betsBefore,
  'games.advance': stepBefore,
} satisfies Answers<typeof endpoints>

import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { listBoard, listTournaments } from './list-tournaments.ts'
import { listLargestWins, listLatestWins } from './list-wins.ts'
import { participate } from './participate.ts'

export const handlers: Handlers<typeof endpoints> = {
  'tournaments.get': listTournaments,
  'tournaments.participate': participate,
  'leaderboard.get': listBoard,
  'leaderboard.live': listLatestWins,
  'leaderboard.top': listLargestWins,
}

import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { blockPlayer, closePlayer, releasePlayer, restrictPlayer } from './decide-status.ts'
import { listPlayers } from './list-players.ts'
import { getNewsChoices } from './read-news-choices.ts'
import { listNews, sendNews } from './send-news.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'players.list': listPlayers,
  'players.block': blockPlayer,
  'players.restrict': restrictPlayer,
  'players.release': releasePlayer,
  'players.close': closePlayer,
  'players.sendnews': sendNews,
  'players.listnews': listNews,
  'players.getnewschoices': getNewsChoices,
}

import type { ReadTx, Tx } from '@ante/kit/context'
import type { GameType, ProviderType } from './contract.ts'
import * as store from './store.ts'
import { readSettled, type SettledRow } from './store-settled.ts'
import { readTestAccounts } from '../players/index.ts'
import * as wins from './store-wins.ts'
import { wireSum } from './wire.ts'

/** What the lobby shows, as an operator or the demo world gives it. The order of the lists is the order on the page. */
export interface Catalogue {
  readonly providers: readonly {
    readonly sysname: string
    readonly name: string
    readonly types: readonly ProviderType[]
    readonly params?: Readonly<Record<string, string>>
  }[]
  /** The most popular first. `ageDays`: how long ago it came out; a game is new for thirty days. */
  readonly games: readonly {
    readonly sysname: string
    readonly provider: string
    readonly name: string
    readonly type: GameType
    readonly ageDays: number
    /** Another studio's, which its own server plays. */
    readonly isRemote?: true
  }[]
  readonly categories: readonly { readonly sysname: string; readonly games: readonly string[] }[]
}

/** The sportsbook has no demo. */
const hasDemo = (type: GameType): boolean => type !== 'betting'

/** Writes the catalogue over what is there; a game that it does not name stays. Doing it twice changes nothing. */
export async function putCatalogue(tx: Tx, { providers, games, categories }: Catalogue): Promise<void> {
  for (const [place, { params = {}, ...provider }] of providers.entries())
    await store.putProvider(tx, { ...provider, params, place })
  for (const [place, game] of games.entries())
    await store.putGame(tx, {
      ...game,
      place,
      // Another studio's demo is not offered here.
      hasDemo: hasDemo(game.type) && game.isRemote !== true,
      isRemote: game.isRemote ?? false,
    })
  for (const [place, category] of categories.entries())
    await store.putCategory(tx, category.sysname, place, category.games)
}

/** API-76: which games count in a tournament, for the hall that is asked for them. */
export const keepTournamentGames = store.putTournamentGames

/** An operator knows that the database went back where it cannot know itself: all seeds are made anew at their next use. */
export const noteRewind = async (tx: Tx, reason: string): Promise<void> => void (await store.insertRewind(tx, reason))

export type WinsOrder = 'latest' | 'largest'

/** Rounds of the latest ten thousand, and of the last days where they are given, that paid more than they cost. Sums as the wire has them. */
export async function readWins(
  tx: ReadTx,
  { order, count, days }: { order: WinsOrder; count: number; days: number | null }
) {
  const asked = { count, days, without: await readTestAccounts(tx) }
  const rows = await (order === 'latest' ? wins.readLatestWins(tx, asked) : wins.readLargestWins(tx, asked))
  return rows.map((row) => ({
    id: row.id.toString(),
    player: row.player_uid,
    game: { sysname: row.game, name: row.name },
    stake: wireSum(row.stake_minor, row.currency),
    win: wireSum(row.win_minor, row.currency),
    finished_at: row.finished_at.toISOString(),
  }))
}

/** Those of these games that are in the hall, by their sysnames. */
export const gamesNamed = async (
  tx: ReadTx,
  sysnames: readonly string[]
): Promise<Map<string, { sysname: string; name: string }>> =>
  new Map(
    (sysnames.length === 0 ? [] : await store.readNamed(tx, [...new Set(sysnames)])).map(
      ({ sysname, name, description }) => [sysname, { sysname, name: description.name || name }]
    )
  )

/** Whether a game of the hall takes stakes. */
export const isGameOn = async (tx: ReadTx, sysname: string): Promise<boolean> =>
  (await store.readGame(tx, sysname))?.enabled ?? false

/** Those of these rounds that were played to their end; void and open ones are not among them. */
export const settledRounds = (tx: ReadTx, ids: readonly bigint[]): Promise<SettledRow[]> => readSettled(tx, ids)
export { commitment, drawsOf, seedFrom } from './fairness.ts'
export { eraseGameData, gameData, hasOpenRounds, roundData } from './store-personal-data.ts'
export { openStakesInGames } from './store-open-stakes.ts'
export { sumsInGames } from './store-sums-of-play.ts'
export { opposedByLinkedInGames } from './count-towards-bonuses.ts'
export { hasPlayedIn, lossesInGames, playedInGames, stakedIn } from './store-played-days.ts'
export { refuseWithoutPause } from './pauses.ts'
export { stakeRulesOf } from './wire.ts'
export { findRemotePack, type RemotePack } from './store-packs.ts'
export { findRound } from './read-rounds.ts'
export { restoreFreeSpins, revokeFreeSpins } from './free-spins.ts'
export { canGiveFreeSpins, giveFreeSpins, packStatesOf, packSums, takeBackFreeSpins } from './give-free-spins.ts'

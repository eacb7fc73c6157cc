import type { Tx } from '@ante/kit/context'
import { keepTournamentGames } from '../games/index.ts'
import type { TournamentInput } from './contract.ts'
import * as store from './store.ts'

export { tournamentInput } from './contract.ts'

/**
 * A tournament as an operator gives it. Under a name that is known it is written again, as long as it has not begun; after that the rules that
 * players took part under stay. Answers its id, or undefined where nothing was written.
 */
export async function putTournament(tx: Tx, tournament: store.NewTournament): Promise<bigint | undefined> {
  const id = (await store.putTournament(tx, tournament))?.id
  if (id !== undefined) await keepTournamentGames(tx, id, tournament.games)
  return id
}

/** The same from a file. */
export const putTournamentInput = (tx: Tx, one: TournamentInput): Promise<bigint | undefined> =>
  putTournament(tx, {
    sysname: one.sysname,
    texts: one.texts,
    images: one.images,
    games: one.games,
    prizesMinor: one.prizes_minor.map(BigInt),
    currency: one.currency,
    startsAt: new Date(one.starts_at),
    endsAt: new Date(one.ends_at),
    scoring: one.scoring,
    rates: one.rates,
    restrictions: one.restrictions,
    resetOnCashout: one.reset_on_cashout,
    provider: one.provider,
    tags: one.tags,
    extra: one.extra,
    repeats: one.repeats,
    stages: one.stages,
    entrantsMost: one.entrants_most,
    isEntryBought: one.is_entry_bought,
  })
export { enterByPurchase, leaveBySource, readEntryStates, type BoughtEntryRefusal, type EntryState } from './enter.ts'
export { tournamentData } from './store-personal-data.ts'

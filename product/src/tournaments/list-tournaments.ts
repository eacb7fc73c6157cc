import type { Context, ReadTx, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { isCurrency, money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { shownAs, type ShownPlayers, shownPlayersOf } from '../players/index.ts'
import { type endpoints, type Place, type Tournament, tournamentFields } from './contract.ts'
import { readEntrant } from './entrant.ts'
import { allRestrictions, type EntrantFacts, meets } from './rules/restrictions.ts'
import { stageCount, stageEnd } from './rules/stages.ts'
import * as store from './store.ts'
import * as entries from './store-entries.ts'
import { readStageBoard, type StagePlaceRow } from './store-stages.ts'

type Get = (typeof endpoints)['tournaments.get']
type Board = (typeof endpoints)['leaderboard.get']

/** Places of a board that are shown. */
const boardMax = 20

interface Facts {
  readonly uid: bigint | undefined
  readonly entrant: EntrantFacts | undefined
  readonly players: ShownPlayers
  readonly totals: entries.TotalsRow | undefined
  readonly board: readonly entries.BoardRow[]
  readonly winners: readonly entries.BoardRow[]
  readonly own: entries.OwnRow | undefined
  /** Of the stage that is not closed. */
  readonly stageBoard: readonly StagePlaceRow[]
}

/** TRN-19: those that run now first, then what comes, then what was. */
export function listTournaments(context: Context, asked: InputOf<Get>): Promise<OutputOf<Get>> {
  const uid = context.player?.uid
  return context.db.read(async (tx) => {
    const rows = await store.readTournaments(tx, asked)
    const wants = (...fields: (keyof Tournament)[]) =>
      !asked.fields || fields.some((field) => asked.fields?.includes(field))
    const factsOf = await readFacts(tx, uid, rows, wants)
    return {
      items: rows.map((row) => pick(describe(row, factsOf(row.id), context.locale), asked.fields)),
      count: Number(rows[0]?.total ?? 0n),
    }
  })
}

/** What several tournaments need to be told of, in a few reads for all of them, and only in those that something of the answer needs. */
async function readFacts(
  tx: ReadTx,
  uid: bigint | undefined,
  rows: readonly store.TournamentRow[],
  wants: (...fields: (keyof Tournament)[]) => boolean
): Promise<(id: bigint) => Facts> {
  const ids = rows.map(({ id }) => id)
  const entrant = wants('restrictions') ? await readEntrant(tx, uid) : undefined
  const totals = wants('total_participants', 'total_points') ? await entries.readTotals(tx, ids) : []
  const boards = wants('leaderboard') ? await entries.readBoards(tx, ids, boardMax) : []
  const winners = wants('winners') ? await entries.readWinners(tx, ids) : []
  const own = uid !== undefined && wants('user_info') ? await entries.readOwn(tx, uid, ids) : []
  const stageBoards = new Map<bigint, readonly StagePlaceRow[]>()
  for (const row of wants('stages') ? rows : [])
    if (row.stages) stageBoards.set(row.id, await readStageBoard(tx, row.id, row.stages_closed + 1, boardMax))
  const named = [...boards, ...winners, ...[...stageBoards.values()].flat()]
  const players = await shownPlayersOf(
    tx,
    named.map((row) => row.player_uid)
  )
  return (id) => ({
    uid,
    entrant,
    players,
    totals: totals.find((row) => row.tournament_id === id),
    board: boards.filter((row) => row.tournament_id === id),
    winners: winners.filter((row) => row.tournament_id === id),
    own: own.find((row) => row.tournament_id === id),
    stageBoard: stageBoards.get(id) ?? [],
  })
}

const wirePlace = (
  { prizes_minor, currency }: store.TournamentRow,
  { place, points, player_uid }: entries.BoardRow,
  players: ShownPlayers,
  uid: bigint | undefined
): Place => {
  const prize = prizes_minor[Number(place) - 1]
  return {
    place: Number(place),
    ...shownAs(players, player_uid),
    points: Number(points),
    prize: prize === undefined ? null : toWire(money(prize, currency)),
    is_own: player_uid === uid,
  }
}

/** API-87. */
export function listBoard(
  context: Context & RefusesAs<Board>,
  { tournament_id, offset, count }: InputOf<Board>
): Promise<OutputOf<Board>> {
  return context.db.read(async (tx) => {
    const [row] = await store.readTournaments(tx, { ids: [tournament_id], status: 'all', offset: 0, count: 1 })
    if (!row) context.refuse('InvalidRequest/not_found')
    const board = await entries.readBoard(tx, row.id, count, offset)
    const players = await shownPlayersOf(
      tx,
      board.map((one) => one.player_uid)
    )
    return {
      items: board.map((one) => wirePlace(row, one, players, context.player?.uid)),
      count: await entries.countScored(tx, row.id),
    }
  })
}

function describe(row: store.TournamentRow, facts: Facts, locale: string): Tournament {
  const { uid, entrant, players, totals, own } = facts
  const sum = (minor: bigint) => toWire(money(minor, row.currency))
  const placeOf = (one: entries.BoardRow): Place => wirePlace(row, one, players, uid)
  return {
    id: row.id.toString(),
    description: describedIn(row, locale, defaultLocale),
    status: row.status,
    started_at: row.starts_at.toISOString(),
    finished_at: row.ends_at.toISOString(),
    total_prize: sum(row.total_prize_minor),
    games: row.games,
    games_count: row.games.length,
    user_info:
      uid === undefined
        ? null
        : {
            is_participant: own !== undefined,
            points: Number(own?.points ?? 0n),
            place: own?.rank ? Number(own.rank) : null,
          },
    winners: facts.winners.map(placeOf),
    is_closed: row.closed_at !== null,
    leaderboard: facts.board.map(placeOf),
    restrictions: allRestrictions(row.restrictions, row.rates).map((one) => ({
      type: one.type,
      params: { ...one.params },
      satisfied: meets(one, entrant),
    })),
    total_participants: Number(totals?.participants ?? 0n),
    total_points: Number(totals?.points ?? 0n),
    reset_on_cashout: row.reset_on_cashout,
    provider: row.provider,
    image_url: row.images['tile'] ?? Object.values(row.images)[0] ?? '',
    tags: row.tags,
    extra: row.extra,
    scoring: row.scoring,
    rates: ratesOf(row),
    prizes: row.prizes_minor.map(sum),
    entry: { most: row.entrants_most, is_bought: row.is_entry_bought },
    stages: stagesOf(row, facts),
  }
}

function stagesOf(
  { stages, starts_at, ends_at, stages_closed, status }: store.TournamentRow,
  { stageBoard, players, uid }: Facts
): Tournament['stages'] {
  if (!stages) return null
  const number = stages_closed + 1
  const count = stageCount({ startsAt: starts_at, endsAt: ends_at, stages })
  const leaderboard = stageBoard.map((one) => ({
    place: Number(one.place),
    ...shownAs(players, one.player_uid),
    points: Number(one.points),
    prize: null,
    is_own: one.player_uid === uid,
  }))
  return {
    ...stages,
    count,
    current:
      status === 'future' || number > count
        ? null
        : { number, ends_at: stageEnd(number, { startsAt: starts_at, stages }).toISOString(), leaderboard },
  }
}

/** The currency of the fund leads. */
const ratesOf = ({ rates, currency: own }: store.TournamentRow): Tournament['rates'] =>
  Object.entries(rates)
    .flatMap(([currency, points]) => (isCurrency(currency) ? [{ stake: toWire(money(100n, currency)), points }] : []))
    .toSorted((a, b) => Number(b.stake.currency === own) - Number(a.stake.currency === own))

/** API-112: of what can be picked, the fields that are named; all without a list. */
function pick(all: Tournament, fields: readonly string[] | undefined): OutputOf<Get>['items'][number] {
  if (!fields) return all
  const shown: OutputOf<Get>['items'][number] = { ...all }
  for (const field of tournamentFields) if (!fields.includes(field)) delete shown[field]
  return shown
}

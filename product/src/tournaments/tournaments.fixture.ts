import type { Currency } from '@ante/kit/money'
import { testDatabase } from '@ante/testing/database'
import { countRounds } from './count-rounds.ts'
import { putTournament } from './index.ts'
import type { NewTournament } from './store.ts'

export const minute = 60_000

/** A database with tournaments, players and rounds as a test gives them; every time is told from the beginning of the test. */
export async function openContest() {
  const database = await testDatabase()
  const { db } = database
  const zero = Date.now()
  const at = (minutes: number) => new Date(zero + minutes * minute)
  let lastPlayer = 100n
  let lastSeed = 1_000_000
  const query = async <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.pool.query(text, values)).rows as Row[]

  /** It began an hour ago and takes another one, unless something else is said. */
  const tournament = async (more: Partial<NewTournament> = {}): Promise<bigint> => {
    const one = {
      texts: { en: { title: 'Cup', text: '' } },
      images: {},
      games: ['dicebox', 'clearing'],
      prizesMinor: [500n, 300n, 200n],
      currency: 'USD' as const,
    }
    const id = await db.write((tx) => putTournament(tx, { ...one, startsAt: at(-60), endsAt: at(60), ...more }))
    if (id === undefined) throw new Error('no tournament was written')
    return id
  }
  const player = async (currency: Currency = 'USD'): Promise<bigint> => {
    const uid = ++lastPlayer
    await query(`insert into players.profiles (uid, fakename, currency, locale) values ($1, $2, $3, 'en')`, [
      uid,
      `player-${uid}`,
      currency,
    ])
    return uid
  }
  const join = async (id: bigint, uid: bigint, minutes = -60): Promise<void> => {
    const [profile] = await query<{ currency: string }>('select currency from players.profiles where uid = $1', [uid])
    const values = [id, uid, profile?.currency, at(minutes)]
    await query(
      'insert into tournaments.entries (tournament_id, player_uid, currency, joined_at, counts_from) values ($1, $2, $3, $4, $4)',
      values
    )
  }

  interface Played {
    stake: number
    win?: number
    game?: string
    /** When it began, and when it ended. */
    from?: number
    until?: number
    status?: 'finished' | 'void' | 'open'
    currency?: Currency
  }
  /** A round as the games keep it; answers the event that tells of it. */
  async function play(
    uid: bigint,
    { stake, win = 0, game = 'dicebox', from = -10, until = from, status = 'finished', currency = 'USD' }: Played
  ) {
    const values = [uid, game, currency, stake, win, status, at(from), at(until), ++lastSeed]
    const [row] = await query<{ id: bigint }>(
      `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
         values (ledger.next_id(), $1, $2, '1', $9, 0, $3, $4, $5, $6, '[]', '{}', $7, $8) returning id`,
      values
    )
    const told: 'finished' | 'void' = status === 'open' ? 'finished' : status
    return {
      round: String(row?.id),
      player: String(uid),
      sysname: game,
      provider: 'fathom',
      type: 'fast' as const,
      stake_minor: String(stake),
      win_minor: String(win),
      currency,
      status: told,
    }
  }
  type Event = Awaited<ReturnType<typeof play>>
  const tell = (...events: Event[]) => db.write((tx) => countRounds(tx, events))
  const pointsIn = async (id: bigint): Promise<[bigint, bigint][]> =>
    (
      await query<{ player_uid: bigint; points: bigint }>(
        'select player_uid, points from tournaments.entries where tournament_id = $1 order by points desc, reached_at, player_uid',
        [id]
      )
    ).map((row) => [row.player_uid, row.points])

  return { database, db, at, query, tournament, player, join, play, tell, pointsIn, close: () => database.close() }
}
export type Contest = Awaited<ReturnType<typeof openContest>>

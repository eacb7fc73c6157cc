import type { Gift } from '@ante/product/bonuses/contract'
import { giveBonus } from '@ante/product/bonuses/index'
import { openDatabase } from '@ante/server/database/database'
import type pg from 'pg'
import type { Ground } from './ground.ts'
import { type Host, startHost } from './host-process.ts'
import { type BenchPlayer, makePlayers } from './players.ts'
import { compare, timesOf } from './rounds.ts'
import { atLeast, type Measurement, perSecond, type Row } from './table.ts'
import { prepareTpcb, type Tpcb, yardstickOf } from './tpcb.ts'
import { Wire } from './wire.ts'

const clients = 8
const players = 1000
/** A server has played for longer than this in its first minute: what is measured is none that compiles itself meanwhile. */
const warmUps = 4 * players
const boundary = 'bench-boundary'

interface Case {
  readonly what: string
  readonly sysname: string
  /** As the game's client sends it. */
  readonly choice?: Readonly<Record<string, string | number>>
  readonly bar: number
  /** Each player takes part in whatever counts these rounds. */
  readonly isJoined?: true
}

/** The demo world's jackpot, points and quests count rounds of Midnight Orchard for everybody; its race and a bonus for who joins. */
const cases: readonly Case[] = [
  {
    what: 'paid round of the simplest game (Dicebox)',
    sysname: 'dicebox',
    choice: { side: 'under', chance: 50 },
    bar: 0.5,
  },
  { what: 'paid slot round (Lamplighter Lane)', sysname: 'lamplighter-lane', bar: 0.5 },
  { what: 'paid slot round that feeds a jackpot (Midnight Orchard)', sysname: 'midnight-orchard', bar: 0.5 },
  { what: 'paid round of the heaviest game (Pearl Ledger)', sysname: 'pearl-ledger', bar: 0.3 },
  {
    what: 'the slot round with points, quests, jackpot, tournament and bonus',
    sysname: 'midnight-orchard',
    bar: 0.4,
    isJoined: true,
  },
]

interface Round {
  readonly id: string
  readonly status: string
  readonly step: number
}

/** The form that the site sends. */
const form = (fields: Readonly<Record<string, string>>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`

/** Calls of signed-in players, each client on a socket of its own. */
class Callers {
  readonly #host: Host
  readonly #wires: readonly Wire[]
  #count = 0

  constructor(host: Host) {
    this.#host = host
    this.#wires = Array.from({ length: clients }, () => new Wire(host.url))
  }

  async call(
    client: number,
    player: BenchPlayer | undefined,
    action: string,
    fields: Readonly<Record<string, string>>
  ): Promise<unknown> {
    this.#count += 1
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      origin: this.#host.url,
      cookie: player?.cookie ?? '',
      'idempotency-key': `bench-${action}-${this.#count}`,
    }
    const answer = await this.#wires[client]?.post(`/api/${action}?locale=en&version=1`, headers, form(fields))
    if (answer?.status !== 200)
      throw new Error(`${action} was answered ${answer?.status}: ${answer?.body.slice(0, 300)}`)
    return (JSON.parse(answer.body) as { data: unknown }).data
  }

  close(): void {
    for (const wire of this.#wires) wire.close()
  }
}

/** Never fulfilled within a bench: every round counts towards it. */
const gift: Gift = {
  type: 'bonus',
  amounts_minor: { USD: 100_000 },
  wager_times: 10,
  days: 7,
  take_within_days: 7,
  weights: { slot: 100 },
}

async function joinEverything(pool: pg.Pool, all: readonly BenchPlayer[], callers: Callers): Promise<void> {
  const db = openDatabase(pool)
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from tournaments.tournaments where sysname = 'night-race'`
  )
  const race = rows[0]?.id
  if (race === undefined) throw new Error('the demo world has no race')
  const texts = { en: { title: 'Bench', text: '' } }
  let next = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let player = all[next++]; player; player = all[next++]) {
        const { uid } = player
        const id = await db.write((tx) =>
          giveBonus(tx, { uid, currency: 'USD', source: `bench:${uid}`, gift, texts, images: {} })
        )
        await callers.call(client, player, 'bonuses/activate', { bonus_id: String(id) })
        await callers.call(client, player, 'tournaments/participate', { tournament_id: String(race) })
      }
    })
  )
}

async function measureCase(
  { what, sysname, choice, bar }: Case,
  { all, callers, pool, tpcb }: { all: readonly BenchPlayer[]; callers: Callers; pool: pg.Pool; tpcb: Tpcb }
): Promise<Row> {
  const turns = Array.from({ length: clients }, () => 0)
  const send = async (client: number, player: BenchPlayer | undefined, action: string, fields: object) =>
    ((await callers.call(client, player, `games/${action}`, { ...fields })) as { round: Round }).round
  const play = async (client: number): Promise<void> => {
    const turn = turns[client] ?? 0
    turns[client] = turn + 1
    // Each client has players of its own, so that no player plays two rounds at once.
    const player = all[(turn * clients + client) % players]
    const chosen = choice ? { choice: JSON.stringify(choice) } : {}
    let round = await send(client, player, 'play', { sysname, stake: '1.00', ...chosen })
    while (round.status === 'open')
      round = await send(client, player, 'advance', { round: round.id, step: String(round.step) })
  }
  // Every player's first round makes their seeds: that is not what is measured either.
  for (let first = 0; first < warmUps; first += clients)
    await Promise.all(Array.from({ length: clients }, (_, client) => play(client)))
  // As autovacuum does within a server's first minute: the statements were planned for tables that were empty.
  await pool.query(
    'vacuum analyze games.seeds, games.rounds, games.keys, ledger.accounts, ledger.transactions, ledger.postings'
  )
  const [ours, theirs, inOneCall] = await compare(
    [
      { name: 'round', run: play },
      { name: 'tpcb', run: tpcb.asStatements },
      { name: 'tpcb in one call', run: tpcb.asOneCall },
    ],
    { clients, rounds: 9 }
  )
  return {
    what: `${what}, through HTTP, ${clients} clients`,
    ours: perSecond(ours.perSecond),
    yardstick: yardstickOf(ours, theirs, inOneCall),
    ...atLeast(timesOf(ours, theirs), bar),
  }
}

/** Paid rounds from the request to the answer, through HTTP, session, contract, rules and books, each kind against the TPC-B-like transaction. */
export const measurePaidRounds = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('paid_rounds', async ({ url, pool }) => {
    const all = await makePlayers(pool, players)
    const tpcb = await prepareTpcb(pool)
    const host = await startHost({ databaseUrl: url })
    const callers = new Callers(host)
    const rows: Row[] = []
    try {
      for (const one of cases) {
        if (one.isJoined) await joinEverything(pool, all, callers)
        rows.push(await measureCase(one, { all, callers, pool, tpcb }))
      }
      return { rows }
    } finally {
      callers.close()
      await host.close()
    }
  })

import { createHmac } from 'node:crypto'
import { compare, timesOf } from './rounds.ts'
import type { Ground } from './ground.ts'
import { startHost } from './host-process.ts'
import { type BenchPlayer, makePlayers } from './players.ts'
import { atLeast, type Measurement, perSecond } from './table.ts'
import { prepareTpcb, yardstickOf } from './tpcb.ts'
import { Wire } from './wire.ts'

const clients = 8
const players = 1000
const warmUps = 4 * players
const authToken = 'bench-softswiss-0123456789-abcdef'

/** A call of the aggregator about a player, signed. */
const sayer =
  (wires: readonly Wire[]) =>
  async (client: number, player: BenchPlayer | undefined, round: string, step: object): Promise<void> => {
    const body = JSON.stringify({
      user_id: String(player?.uid),
      currency: 'USD',
      game: 'rookery:two-crows',
      game_id: round,
      session_id: `frame-${player?.uid}`,
      ...step,
    })
    const sign = createHmac('sha256', authToken).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-request-sign': sign }
    const answer = await wires[client]?.post('/wallet/softswiss/play', headers, body)
    if (answer?.status !== 200) throw new Error(`a call was answered ${answer?.status}: ${answer?.body.slice(0, 300)}`)
  }

/** The calls of an aggregator's server, a stake and then what it won, through HTTP, signature, rules and books, against the TPC-B-like transaction. */
export const measureStudioCalls = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('studio_calls', async ({ url, pool }) => {
    const all = await makePlayers(pool, players)
    const tpcb = await prepareTpcb(pool)
    const host = await startHost({ databaseUrl: url, env: { SOFTSWISS_AUTH_TOKEN: authToken } })
    const wires = Array.from({ length: clients }, () => new Wire(host.url))
    try {
      await pool.query(
        `insert into studios.sessions (id, uid, game, wallet, currency, site_session, expires_at)
           select 'frame-' || uid, uid, 'two-crows', 'softswiss', 'USD', id, now() + interval '1 day' from identity.sessions`
      )
      const say = sayer(wires)
      const turns = Array.from({ length: clients }, () => 0)
      // A stake and a win in turns: each is one call and one transaction.
      const call = (client: number): Promise<void> => {
        const turn = turns[client] ?? 0
        turns[client] = turn + 1
        const place = Math.floor(turn / 2) * clients + client
        const player = all[place % players]
        const round = `bench-${place}`
        return turn % 2 === 0
          ? say(client, player, round, { actions: [{ action: 'bet', action_id: `${round}-b`, amount: 100 }] })
          : say(client, player, round, {
              finished: true,
              actions: [{ action: 'win', action_id: `${round}-w`, amount: 98 }],
            })
      }
      for (let first = 0; first < warmUps; first += clients)
        await Promise.all(Array.from({ length: clients }, (_, client) => call(client)))
      await pool.query(
        'vacuum analyze studios.rounds, studios.transactions, studios.sessions, games.rounds, games.open_rounds, ledger.accounts, ledger.transactions, ledger.postings'
      )
      const [ours, theirs, inOneCall] = await compare(
        [
          { name: 'call', run: call },
          { name: 'tpcb', run: tpcb.asStatements },
          { name: 'tpcb in one call', run: tpcb.asOneCall },
        ],
        { clients, rounds: 9 }
      )
      return {
        rows: [
          {
            what: `wallet calls of an aggregator, stakes and wins in turns, through HTTP, ${clients} clients`,
            ours: perSecond(ours.perSecond),
            yardstick: yardstickOf(ours, theirs, inOneCall),
            ...atLeast(timesOf(ours, theirs), 0.5),
          },
        ],
      }
    } finally {
      for (const wire of wires) wire.close()
      await host.close()
    }
  })

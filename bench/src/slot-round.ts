import { compare, timesOf } from './rounds.ts'
import type { Ground } from './ground.ts'
import { startHost } from './host-process.ts'
import { type BenchPlayer, makePlayers } from './players.ts'
import { atLeast, type Measurement, perSecond } from './table.ts'
import { prepareTpcb, yardstickOf } from './tpcb.ts'
import { Wire } from './wire.ts'

const clients = 8
const players = 1000
/** A server has played for longer than this in its first minute: what is measured is none that compiles itself meanwhile. */
const warmUps = 4 * players
const sysname = 'midnight-orchard'
const boundary = 'bench-boundary'

interface Round {
  readonly id: string
  readonly status: string
  readonly step: number
}

/** The form that the game's client sends. */
const form = (fields: Readonly<Record<string, string>>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`

/** A paid round that feeds the demo world's jackpot of this game, from the request to the answer, through HTTP, session, contract, rules and books, against the TPC-B-like transaction. */
export const measureSlotRound = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('slot_round', async ({ url, pool }) => {
    const all = await makePlayers(pool, players)
    const tpcb = await prepareTpcb(pool)
    const host = await startHost({ databaseUrl: url })
    const wires = Array.from({ length: clients }, () => new Wire(host.url))
    try {
      let count = 0
      const send = async (
        client: number,
        player: BenchPlayer | undefined,
        action: string,
        fields: Readonly<Record<string, string>>
      ): Promise<Round> => {
        count += 1
        const headers = {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          origin: host.url,
          cookie: player?.cookie ?? '',
          'idempotency-key': `bench-round-${count}`,
        }
        const answer = await wires[client]?.post(`/api/games/${action}?locale=en&version=1`, headers, form(fields))
        if (answer?.status !== 200)
          throw new Error(`a round was answered ${answer?.status}: ${answer?.body.slice(0, 300)}`)
        return (JSON.parse(answer.body) as { data: { round: Round } }).data.round
      }
      const turns = Array.from({ length: clients }, () => 0)
      const play = async (client: number): Promise<void> => {
        const turn = turns[client] ?? 0
        turns[client] = turn + 1
        // Each client has players of its own, so that no player plays two rounds at once.
        const player = all[(turn * clients + client) % players]
        let round = await send(client, player, 'play', { sysname, stake: '1.00' })
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
        rows: [
          {
            what: `paid slot round that feeds a jackpot, through HTTP, ${clients} clients`,
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

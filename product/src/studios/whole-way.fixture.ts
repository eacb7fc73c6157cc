import { slotegratorApp } from '@ante/sandbox/slotegrator/app'
import { randomUUID } from 'node:crypto'
import { softswissApp } from '@ante/sandbox/softswiss/app'
import { operatorCall } from '@ante/testing/staff'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { money } from '@ante/kit/money'
import Fastify from 'fastify'
import { seedGames } from '../../seeds/games.ts'
import { seedStudios } from '../../seeds/studios.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { StudioWallet } from './connectors/port.ts'
import { slotegrator } from './connectors/slotegrator/adapter.ts'
import { softswiss } from './connectors/softswiss/adapter.ts'
import { authToken, signedCall } from './connectors/softswiss/world.fixture.ts'
import { putStudioGames } from './index.ts'
import { receiveWalletCall } from './receive-call.ts'

const merchant = { merchantId: 'm1', merchantKey: 'slotegrator-key-0123456789' }

export interface PlayedRound {
  readonly outcome: 'won' | 'lost' | 'refused' | 'cancelled'
  readonly win?: number
  readonly balance?: number
}

/** A server, both aggregators' twins, and players who open the small game. The coin is always with the crow `coin.at`. */
export async function openWholeWay() {
  const coin = { at: 0 }
  const twins = Fastify()
  let [twinBase, serverUrl] = ['', '']
  const twin = { storage: ':memory:', pace: 0.01, draw: () => coin.at }
  twins.register(
    softswissApp({
      ...twin,
      authToken,
      walletUrl: () => `${serverUrl}/wallet/softswiss`,
      publicUrl: () => `${twinBase}/softswiss`,
    }),
    { prefix: '/softswiss' }
  )
  twins.register(
    slotegratorApp({
      ...twin,
      ...merchant,
      walletUrl: () => `${serverUrl}/wallet/slotegrator`,
      publicUrl: () => `${twinBase}/slotegrator`,
    }),
    { prefix: '/slotegrator' }
  )
  twinBase = await twins.listen({ port: 0, host: '127.0.0.1' })
  const ports = {
    wallets: new Map<string, StudioWallet>([
      ['softswiss', softswiss({ url: `${twinBase}/softswiss`, casinoId: 'ante', authToken, gameOrigins: undefined })],
      ['slotegrator', slotegrator({ ...merchant, url: `${twinBase}/slotegrator`, gameOrigins: undefined })],
    ]),
  }
  const server: TestServer = await testServer({
    ports,
    receiveWalletCall: (context, call) => receiveWalletCall({ ...context, ports }, call),
  })
  serverUrl = server.url
  await server.database.db.write(seedGames)
  await server.database.db.write(seedStudios)

  async function funded(minor = 100_00n): Promise<Visitor & { uid: bigint }> {
    const player = await server.player()
    const to = playerAccount(player.uid, 'main')
    await server.database.db.write((tx) =>
      post(tx, {
        key: `opening:${player.uid}`,
        kind: 'opening',
        postings: [{ from: houseAccount('opening'), to, amount: money(minor), code: 'opening' }],
      })
    )
    return player
  }
  return {
    server,
    coin,
    funded,
    /** Opens the game, as its page does; the address of the frame. */
    async opened(player: Visitor, sysname = 'two-crows'): Promise<string> {
      const answer = await player.post<{ url: string }>('studios.launch', { sysname })
      if (answer.status !== 200) throw new Error(`not opened: ${JSON.stringify(answer.error)}`)
      return answer.data.url
    },
    /** As staff does it; the studio is told by a job. */
    async giveFreeRounds(player: { uid: bigint }, count: number): Promise<void> {
      await operatorCall(
        server.database.db,
        'freespins.give',
        {
          uid: String(player.uid),
          sysname: 'two-crows',
          count,
          stake: '0.50',
          currency: 'USD',
          days: 5,
          reason: 'a new player',
        },
        randomUUID()
      )
      server.dispatcher?.wake()
    },
    /** A call of the aggregator, signed. */
    async say(path: string, body: object): Promise<{ status: number; body: unknown }> {
      const { rawBody, headers } = signedCall(path, body, authToken)
      const response = await fetch(`${server.url}/wallet/softswiss${path}`, {
        method: 'POST',
        headers: { 'x-request-sign': String(headers['x-request-sign']) },
        body: rawBody.toString(),
      })
      return { status: response.status, body: await response.json() }
    },
    /** A round that the frame's page asks its own server for. */
    async round(url: string, misdeed: string, stake = 100): Promise<PlayedRound> {
      const response = await fetch(`${url}/round`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ stake, choice: 0, misdeed }),
      })
      if (response.status !== 200) throw new Error(`the round is answered ${response.status}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The twin's own answer.
      return (await response.json()) as PlayedRound
    },
    /** From now on the game comes through the other aggregator. */
    through: (wallet: 'softswiss' | 'slotegrator') =>
      server.database.db.write((tx) =>
        putStudioGames(tx, [
          {
            game: 'two-crows',
            wallet,
            code: wallet === 'softswiss' ? 'rookery:two-crows' : '3f1b7c52-two-crows',
          },
        ])
      ),
    async stop() {
      await server.stop()
      await twins.close()
    },
  }
}
export type WholeWay = Awaited<ReturnType<typeof openWholeWay>>

import { randomBytes } from 'node:crypto'
import type { Policy } from '@ante/kit/policy'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { refuse } from '@ante/kit/refusal'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { defaultPolicy } from '@ante/testing/policy'
import { seedGames } from '../../seeds/games.ts'
import { seedStudios } from '../../seeds/studios.ts'
import { balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { softswiss } from './connectors/softswiss/adapter.ts'
import { authToken, signedCall } from './connectors/softswiss/world.fixture.ts'
import { receiveWalletCall, type WalletContext } from './receive-call.ts'

export const game = 'two-crows'
export const code = 'rookery:two-crows'

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}
export interface StudioPlayer {
  readonly uid: bigint
  readonly session: string
}
export interface Action {
  readonly action: 'bet' | 'win' | 'rollback'
  readonly action_id: string
  readonly amount?: number
  readonly original_action_id?: string
}

/** A database with the demo world's games, players in open frames, and the aggregator's calls to the wallet. */
export async function openStudioWorld(policy: (own: Policy) => Policy = (own) => own) {
  const database: TestDatabase = await testDatabase()
  await database.db.write(seedGames)
  await database.db.write(seedStudios)
  const wallet = softswiss({ url: 'http://127.0.0.1:9', casinoId: 'ante', authToken, gameOrigins: undefined })
  const context: WalletContext = {
    refuse,
    db: database.db,
    clock: { now: () => instant(Date.now()) },
    random: { bytes: (count) => randomBytes(count) },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ports: { wallets: new Map([['softswiss', wallet]]) },
    locale: 'en',
    setting: (_, schema) => schema.parse({}),
    policy: () => policy(defaultPolicy()),
    origin: 'http://localhost',
    address: '127.0.0.1',
    userAgent: 'test',
  }
  const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The test says what its statement answers.
    (await database.db.pool.query(text, values)).rows as Row[]

  let lastPlayer = 0
  async function player(minor = 100_00n): Promise<StudioPlayer> {
    const name = `crow${++lastPlayer}@example.com`
    const [user] = await query<{ uid: bigint }>(
      `insert into identity.users (login, email, password_hash) values ($1, $1, '') returning uid`,
      [name]
    )
    const uid = user?.uid ?? 0n
    await query(`insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', 'USD', 'en')`, [
      uid,
    ])
    if (minor > 0n)
      await database.db.write((tx) =>
        post(tx, {
          key: `opening:${uid}`,
          kind: 'opening',
          postings: [
            { from: houseAccount('opening'), to: playerAccount(uid, 'main'), amount: money(minor), code: 'opening' },
          ],
        })
      )
    const session = `frame-${uid}`
    await query(
      `with site as (insert into identity.sessions (token_hash, uid, expires_at, address, user_agent) values (sha256(convert_to($1::text, 'UTF8')), $2::bigint, now() + interval '1 day', '', '') returning id)
       insert into studios.sessions (id, uid, game, wallet, currency, site_session, expires_at) select $1::text, $2::bigint, $3::text, 'softswiss', 'USD', id, now() + interval '1 day' from site`,
      [session, uid, game]
    )
    return { uid, session }
  }

  async function send(path: string, body: object | string, token?: string): Promise<Reply> {
    const answer = await receiveWalletCall(context, { wallet: 'softswiss', ...signedCall(path, body, token) })
    if (!answer) throw new Error('there is no such wallet')
    return { status: answer.status, body: JSON.parse(answer.body) }
  }
  const frameOf = ({ uid, session }: StudioPlayer, round: string) => ({
    user_id: String(uid),
    currency: 'USD',
    game: code,
    game_id: round,
    session_id: session,
  })
  return {
    database,
    context,
    query,
    player,
    send,
    play: (who: StudioPlayer, round: string, actions: readonly Action[], more: object = {}) =>
      send('/play', { ...frameOf(who, round), actions, ...more }),
    rollback: (who: StudioPlayer, round: string, actions: readonly Action[]) =>
      send('/rollback', { ...frameOf(who, round), actions }),
    balance: ({ uid }: StudioPlayer): Promise<bigint> =>
      database.db.read(async (tx) => Object.values(await balancesOf(tx, [playerAccount(uid, 'main')]))[0]?.minor ?? 0n),
    rounds: ({ uid }: StudioPlayer) =>
      query<{ stake_minor: bigint; win_minor: bigint; status: string }>(
        'select stake_minor, win_minor, status from games.rounds where player_uid = $1 order by id',
        [uid]
      ),
  }
}
export type StudioWorld = Awaited<ReturnType<typeof openStudioWorld>>

export const bet = (action_id: string, amount: number): Action => ({ action: 'bet', action_id, amount })
export const win = (action_id: string, amount: number): Action => ({ action: 'win', action_id, amount })
export const back = (action_id: string, original_action_id: string): Action => ({
  action: 'rollback',
  action_id,
  original_action_id,
})

import { randomBytes } from 'node:crypto'
import { refuse, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import type { Database, PlayerContext } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { defaultPolicy } from '@ante/testing/policy'
import { sealing } from '@ante/testing/sealing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { playRound } from './play-round.ts'
import { readSeeds, rotateSeed } from './seeds.ts'

let database: TestDatabase
let lastPlayer = 7000n
beforeAll(async () => {
  database = await testDatabase()
  await database.db.write(seedGames)
})
afterAll(() => database.close())

const contextOf = (
  uid: bigint,
  key: string,
  db: Database = database.db,
  cycleMs = 0
): PlayerContext & Refuses<RefusalCode> => ({
  refuse,
  db,
  clock: { now: () => instant(0) },
  random: { bytes: (count) => randomBytes(count) },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  ports: sealing,
  locale: 'en',
  setting: (_, schema) => schema.parse({ cycleMs: { other: cycleMs } }),
  policy: defaultPolicy,
  origin: 'http://localhost',
  player: { uid, restricted: false },
  idempotencyKey: key,
  address: '127.0.0.1',
  userAgent: 'test',
})
const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.db.pool.query(text, values)).rows
type Account = ReturnType<typeof playerAccount>
async function move(from: Account, to: Account, minor: bigint): Promise<void> {
  const postings = [{ from, to, amount: money(minor), code: 'opening' as const }]
  await database.db.write((tx) =>
    post(tx, { key: `moved:${randomBytes(8).toString('hex')}`, kind: 'opening', postings })
  )
}
async function player(): Promise<bigint> {
  const uid = ++lastPlayer
  await query(`insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', 'USD', 'en')`, [
    uid,
  ])
  await move(houseAccount('opening'), playerAccount(uid, 'main'), 10_000n)
  return uid
}
const balanceOf = async (uid: bigint): Promise<bigint> => {
  const [row] = await query('select balance_minor from ledger.accounts where path = $1', [playerAccount(uid, 'main')])
  return row?.balance_minor as bigint
}
const enable = (isEnabled: boolean) => query('update games.games set enabled = $1', [isEnabled])

interface State {
  readonly name: string
  /** Its first step leaves the round open. */
  readonly sysname?: string
  readonly cycleMs?: number
  readonly begin?: (uid: bigint) => Promise<unknown>
  /** What a new key is told: that the state is as it is said to be. */
  readonly refusal?: string
}
const empty = async (uid: bigint) => move(playerAccount(uid, 'main'), houseAccount('opening'), await balanceOf(uid))
const rotate = async (uid: bigint) => {
  const { next_server_hash } = await readSeeds(contextOf(uid, 'rotation'))
  return rotateSeed(contextOf(uid, 'rotation'), { client_seed: 'mine', next_server_hash })
}
const states: State[] = [
  { name: 'within the shortest cycle', cycleMs: 3_600_000, refusal: 'round_too_soon' },
  { name: 'after all the money is gone', begin: empty, refusal: 'insufficient_funds' },
  { name: 'while the game is disabled', begin: () => enable(false), refusal: 'game_disabled' },
  { name: 'while its round is open', sysname: 'clearing', refusal: 'round_open' },
  { name: 'while its round is open and the money is gone', sysname: 'clearing', begin: empty, refusal: 'round_open' },
  { name: 'after the seeds were given up', begin: rotate },
  {
    name: 'after the seeds were given up and the money is gone',
    begin: async (uid) => [await rotate(uid), await empty(uid)],
    refusal: 'insufficient_funds',
  },
]

test.each(states)(
  'GAM-1 a key that is used again $name answers its round, and is refused with another input',
  async ({ sysname = 'dicebox', ...state }) => {
    const uid = await player()
    const choice: Record<string, string | number> =
      sysname === 'clearing' ? { mines: 3 } : { side: 'under', chance: 50 }
    const press = (key: string, { minor = 100n, db = database.db }: { minor?: bigint; db?: Database } = {}) =>
      playRound(contextOf(uid, key, db, state.cycleMs), { sysname, stake: money(minor), choice })
    const { round } = await press('once')
    try {
      await state.begin?.(uid)
      const [balance, { nonce }] = [await balanceOf(uid), await readSeeds(contextOf(uid, 'look'))]
      if (state.refusal) await expect(press('another')).rejects.toThrow(state.refusal)
      // This host knows which nonce is due, the others ask.
      const hosts: Database[] = [database.db, { ...database.db }, { ...database.db }]
      const again = await Promise.all(
        Array.from({ length: 30 }, (_, index) => press('once', { db: hosts[index % 3] as Database }))
      )
      for (const answer of again)
        expect(answer).toEqual({ round, balance: { amount: Number(balance) / 100, currency: 'USD' } })
      for (const db of hosts) await expect(press('once', { minor: 200n, db })).rejects.toThrow('idempotency_key_reused')
      expect((await readSeeds(contextOf(uid, 'look'))).nonce).toBe(nonce)
      expect(await balanceOf(uid)).toBe(balance)
      expect(await query('select id::text from games.rounds where player_uid = $1', [uid])).toEqual([{ id: round.id }])
      expect(await database.db.read(audit)).toEqual([])
    } finally {
      await enable(true)
    }
  }
)

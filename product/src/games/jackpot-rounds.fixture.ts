import { createHash, randomBytes } from 'node:crypto'
import type { Database, PlayerContext } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { type RefusalCode, type Refuses, refuse } from '@ante/kit/refusal'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { defaultPolicy } from '@ante/testing/policy'
import { sealing } from '@ante/testing/sealing'
import { seedGames } from '../../seeds/games.ts'
import { openJackpots, putJackpot } from '../jackpots/index.ts'
import { balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { readSeeds } from './seeds.ts'

let lastPlayer = 7000n
export const opening = 1_000_000n

export interface Level {
  name: string
  seedMinor: bigint
  ratePpm: number
  everyMinor: bigint | null
  beforeMinor: bigint | null
}
export const level = (name: string, more: Partial<Level>): Level => ({
  name,
  seedMinor: 500n,
  ratePpm: 3_333,
  everyMinor: 20_000n,
  beforeMinor: null,
  ...more,
})
export const texts = { en: { title: 'Moonwell', text: '' } }

/** A database with games and players whose rounds may feed jackpots. */
export class JackpotWorld {
  readonly database: TestDatabase
  #lastBytes = 0

  private constructor(database: TestDatabase) {
    this.database = database
  }

  static async open(): Promise<JackpotWorld> {
    const database = await testDatabase()
    await database.db.write(seedGames)
    return new JackpotWorld(database)
  }

  /** The same seeds in every run of a test. */
  readonly bytes = (count: number): Buffer =>
    createHash('sha512')
      .update(`seed ${++this.#lastBytes}`)
      .digest()
      .subarray(0, count)

  readonly contextOf = (
    uid: bigint,
    db: Database = this.database.db,
    policy = defaultPolicy
  ): PlayerContext & Refuses<RefusalCode> => ({
    refuse,
    db,
    clock: { now: () => instant(0) },
    random: { bytes: this.bytes },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ports: sealing,
    locale: 'en',
    setting: (_, schema) => schema.parse({ cycleMs: {} }),
    policy,
    origin: 'http://localhost',
    player: { uid, restricted: false },
    idempotencyKey: randomBytes(8).toString('hex'),
    address: '127.0.0.1',
    userAgent: 'test',
  })

  readonly players = async (count: number): Promise<bigint[]> => {
    const uids = Array.from({ length: count }, () => ++lastPlayer)
    for (const uid of uids) {
      await this.database.db.pool.query(
        `insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', 'USD', 'en')`,
        [uid]
      )
      await this.give(playerAccount(uid, 'main'), opening)
      await readSeeds(this.contextOf(uid))
    }
    return uids
  }
  readonly give = (to: ReturnType<typeof playerAccount>, minor: bigint) =>
    this.database.db.write((tx) =>
      post(tx, {
        key: randomBytes(8).toString('hex'),
        kind: 'opening',
        postings: [{ from: houseAccount('opening'), to, amount: money(minor), code: 'opening' }],
      })
    )
  readonly balanceOf = (path: ReturnType<typeof playerAccount>): Promise<bigint> =>
    this.database.db.read(async (tx) => (await balancesOf(tx, [path]))[path]?.minor ?? 0n)
  readonly rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await this.database.db.pool.query(text, values)).rows as Row[]

  readonly put = async (
    levels: Level[],
    more: { sysname?: string; games?: string[]; reservePpm?: number; currency?: 'EUR' } = {}
  ): Promise<bigint> => {
    const id = await this.database.db.write((tx) =>
      putJackpot(tx, { sysname: 'moonwell', texts, images: {}, currency: 'USD', levels, games: ['dicebox'], ...more })
    )
    await openJackpots(this.database.db, 'now')
    return id
  }
}

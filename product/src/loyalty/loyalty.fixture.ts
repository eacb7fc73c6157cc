import type { Context } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { testDatabase } from '@ante/testing/database'
import { createPolicies, policyFiles } from '../policies/index.ts'

import { adjustPoints } from './adjust-points.ts'
import { buyProduct } from './buy-product.ts'
import { countPlays, queueRounds } from './count-plays.ts'
import { expirePoints } from './expire-points.ts'
import { explore } from './quests.ts'
import { queuePlays } from './store-plays.ts'

/** A database with players and a clock of its own; play is told as the games would. */
export async function openRewards(from = '2026-03-10T12:00:00Z') {
  const database = await testDatabase()
  const { db } = database
  let now = Date.parse(from)
  let last = 0
  const policies = createPolicies(policyFiles)
  const context: Pick<Context, 'db' | 'clock' | 'policy'> = {
    db,
    clock: { now: () => instant(now) },
    policy: (person) => policies.of(instant(now), ['default', 'se'], person),
  }
  const query = async <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.pool.query(text, values)).rows as Row[]
  const player = async (country: string | null = null): Promise<bigint> => {
    last += 1
    const [user] = await query<{ uid: bigint }>(
      `insert into identity.users (login, email, password_hash) values ($1, $1, '') returning uid`,
      [`p${last}@example.com`]
    )
    const uid = user?.uid ?? 0n
    await query(
      `insert into players.profiles (uid, fakename, currency, locale, country_code) values ($1, $2, 'USD', 'en', $3)`,
      [uid, `player-${uid}`, country]
    )
    return uid
  }
  let lastPlay = 1_000
  return {
    database,
    db,
    context,
    query,
    player,
    now: () => new Date(now),
    pass: (days: number) => void (now += days * 86_400_000),
    /** One stake of a slot that has its end, in minor units. Told as often as is said. Answers its number. */
    play: async (uid: bigint, stake: number, times = 1): Promise<string> => {
      lastPlay += 1
      const one = {
        id: String(lastPlay),
        uid: String(uid),
        type: 'slot',
        game: 'deep-seam',
        currency: 'USD',
        stake: String(stake),
        win: '0',
      } as const
      for (let n = 0; n < times; n += 1) await db.write((tx) => queuePlays(tx, [one]))
      return one.id
    },
    /** A round that is told of as void, as the games tell it. */
    voided: (uid: bigint, round: string, times = 1): Promise<unknown> =>
      Promise.all(
        Array.from({ length: times }, () =>
          db.write((tx) =>
            queueRounds(tx, [
              {
                round,
                player: String(uid),
                sysname: 'deep-seam',
                provider: 'deepwell',
                type: 'slot',
                stake_minor: '0',
                win_minor: '0',
                currency: 'USD',
                status: 'void',
              },
            ])
          )
        )
      ),
    /** As a player does in the shop. Throws the refusal's code. */
    buy: (uid: bigint, id: string, idempotencyKey: string) =>
      buyProduct(
        {
          ...context,
          idempotencyKey,
          locale: 'en',
          player: { uid, restricted: false },
          setting: (_name, schema) => schema.parse(undefined),
          refuse: (code: string) => {
            throw new Error(code)
          },
        },
        { id }
      ),
    /** As staff do with another member's approval, by the clock of these rewards. */
    adjust: (uid: bigint, points: number, idempotencyKey: string) =>
      adjustPoints(
        {
          ...context,
          idempotencyKey,
          staff: { name: 'one', permissions: ['loyalty:write'], approval: { request: 1n, by: 'another' } },
          setting: (_name, schema) => schema.parse(undefined),
          refuse: (code: string) => {
            throw new Error(code)
          },
        },
        { uid: String(uid), points, reason: 'a correction' }
      ),
    explore: (uid: bigint, page: string) =>
      explore(
        { ...context, player: { uid, restricted: false }, setting: (_name, schema) => schema.parse(undefined) },
        { page }
      ),
    count: () => countPlays(context),
    expire: () => expirePoints(context),
    close: () => database.close(),
  }
}

import { testDatabase } from '@ante/testing/database'
import { expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { readLatestWins } from './store-wins.ts'

it('JKP-05 the latest wins stand in the order of the times beside them: a round that took longer ended later', async () => {
  const { db, close } = await testDatabase()
  try {
    await db.write(seedGames)
    const ended = async (secondsAgo: number): Promise<bigint> => {
      const { rows } = await db.pool.query(
        `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
           values (ledger.next_id(), 7, 'dicebox', '1', $1::bigint, 0, 'USD', 100, 200, 'finished', '[]', '{}', now() - interval '5 minutes', now() - $2::integer * interval '1 second') returning id`,
        [secondsAgo, secondsAgo]
      )
      return (rows as { id: bigint }[])[0]?.id ?? 0n
    }
    const [long, short, between] = [await ended(1), await ended(60), await ended(30)]
    const wins = await db.read((tx) => readLatestWins(tx, { count: 10, days: null, without: [] }))
    expect(wins.map(({ id }) => id)).toEqual([long, between, short])
  } finally {
    await close()
  }
})

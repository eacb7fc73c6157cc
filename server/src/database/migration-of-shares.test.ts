import { randomBytes } from 'node:crypto'
import { migrate } from './migrate.ts'
import { createPool } from './pool.ts'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ poolSize: 2 })
})
afterAll(() => database.close())

const before = 1030

test('a jackpot that was made with sixteen shares has 64 after the migration, and its trigger is there', async () => {
  const name = `ante_shares_${randomBytes(6).toString('hex')}`
  await database.db.pool.query(`create database ${name} encoding 'UTF8' template template0`)
  const address = new URL(database.url)
  address.pathname = `/${name}`
  const pool = createPool({ url: address.toString(), size: 2 })
  try {
    await migrate(pool, { last: before })
    // As the function stood when that migration was the last one.
    await pool.query(`
      create or replace function jackpots.refuse_wrong_shares() returns trigger language plpgsql as $$
      begin
        if new.shard not between 0 and 15 then
          raise exception 'not shares of a stake' using errcode = 'check_violation';
        end if;
        return new;
      end $$;
      create trigger shares_within_bounds before insert or update of shard, accounts, rates, slots on jackpots.shares
        for each row execute function jackpots.refuse_wrong_shares()`)
    await pool.query(`
      with made as (insert into jackpots.jackpots (texts, currency, games, levels) values ('{}', 'USD', '{dicebox}', '{grand}') returning id)
        insert into jackpots.shares (jackpot_id, shard, version, currency, accounts, rates, slots)
          select id, n, 1, 'USD', '{house:jackpots:1:grand}', '{1500}', '{1}' from made, generate_series(0, 15) n`)
    await migrate(pool)
    const { rows } = await pool.query<{ shard: number; rates: number[]; carried: bigint[] }>(
      'select shard, rates, carried from jackpots.shares order by shard'
    )
    expect(rows.map(({ shard }) => shard)).toEqual(Array.from({ length: 64 }, (_, shard) => shard))
    for (const { rates, carried } of rows) {
      expect(rates).toEqual([1500])
      expect(new Set(carried)).toEqual(new Set([0n]))
    }
    await expect(pool.query('update jackpots.shares set shard = 64 where shard = 63')).rejects.toMatchObject({
      code: '23514',
    })
  } finally {
    await pool.end()
    await database.db.pool.query(`drop database ${name} with (force)`)
  }
})

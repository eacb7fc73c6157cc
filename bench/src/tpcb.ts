import type pg from 'pg'
import { type Measured, timesOf } from './rounds.ts'
import { perSecond, times } from './table.ts'

/** The same transaction in two forms. */
export interface Tpcb {
  /** As pgbench sends it, and as applications are written: begin, five statements, commit, each prepared and each a round trip. */
  readonly asStatements: (worker: number) => Promise<void>
  /** As one SQL function in one round trip: what is left of it when the network costs nothing. */
  readonly asOneCall: (worker: number) => Promise<void>
}

/**
 * The yardstick: a transaction like TPC-B's (three balances moved, one of them read, one history row), on the same server, driver and pool as what
 * is measured against it. 32 branches, as pgbench has at the scale of 32: a connection seldom waits for the row of another.
 */
export async function prepareTpcb(pool: pg.Pool, { branches = 32, accountsPerBranch = 1000 } = {}): Promise<Tpcb> {
  await pool.query(`
    create schema if not exists yardstick;
    create unlogged table if not exists yardstick.nothing ();
    drop table if exists yardstick.branches, yardstick.tellers, yardstick.accounts, yardstick.history, yardstick.nothing;
    create table yardstick.branches (id int primary key, balance bigint not null) with (fillfactor = 50);
    create table yardstick.tellers (id int primary key, balance bigint not null) with (fillfactor = 50);
    create table yardstick.accounts (id int primary key, balance bigint not null) with (fillfactor = 80);
    create table yardstick.history (teller int not null, branch int not null, account int not null, delta bigint not null, at timestamptz not null default now());
    insert into yardstick.branches select n, 0 from generate_series(1, ${branches}) n;
    insert into yardstick.tellers select n, 0 from generate_series(1, ${branches * 10}) n;
    insert into yardstick.accounts select n, 0 from generate_series(1, ${branches * accountsPerBranch}) n;
    create or replace function yardstick.move(p_account int, p_teller int, p_branch int, p_delta bigint) returns bigint language plpgsql as $$
    declare v_balance bigint;
    begin
      update yardstick.accounts set balance = balance + p_delta where id = p_account returning balance into v_balance;
      update yardstick.tellers set balance = balance + p_delta where id = p_teller;
      update yardstick.branches set balance = balance + p_delta where id = p_branch;
      insert into yardstick.history (teller, branch, account, delta) values (p_teller, p_branch, p_account, p_delta);
      return v_balance;
    end $$;
    analyze yardstick.accounts; analyze yardstick.tellers; analyze yardstick.branches;
  `)
  let count = 0
  const next = (worker: number): { account: number; teller: number; branch: number; delta: number } => {
    count += 1
    const teller = 1 + ((count * 31 + worker * 17) % (branches * 10))
    return {
      account: 1 + ((count * 7919 + worker * 104_729) % (branches * accountsPerBranch)),
      teller,
      branch: 1 + ((teller - 1) % branches),
      delta: (count % 200) - 100,
    }
  }
  return {
    asStatements: async (worker) => {
      const { account, teller, branch, delta } = next(worker)
      const client = await pool.connect()
      try {
        await client.query('begin')
        for (const [name, text, values] of statements(account, teller, branch, delta))
          await client.query({ name: `yardstick.${name}`, text, values })
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    asOneCall: async (worker) => {
      const { account, teller, branch, delta } = next(worker)
      await pool.query({
        name: 'yardstick.move',
        text: 'select yardstick.move($1, $2, $3, $4)',
        values: [account, teller, branch, delta],
      })
    },
  }
}

/** The five statements of TPC-B, in the order in which pgbench sends them. */
const statements = (
  account: number,
  teller: number,
  branch: number,
  delta: number
): readonly [string, string, number[]][] => [
  ['account', 'update yardstick.accounts set balance = balance + $2 where id = $1', [account, delta]],
  ['read', 'select balance from yardstick.accounts where id = $1', [account]],
  ['teller', 'update yardstick.tellers set balance = balance + $2 where id = $1', [teller, delta]],
  ['branch', 'update yardstick.branches set balance = balance + $2 where id = $1', [branch, delta]],
  [
    'history',
    'insert into yardstick.history (teller, branch, account, delta) values ($1, $2, $3, $4)',
    [teller, branch, account, delta],
  ],
]

/** What stands in the table: the rate of the yardstick, and what ours would be against the same in one call. */
export const yardstickOf = (ours: Measured, statements: Measured, oneCall: Measured): string =>
  `TPC-B ${perSecond(statements.perSecond)}; in one call ${perSecond(oneCall.perSecond)} (${times(timesOf(ours, oneCall))})`

import type pg from 'pg'

/** A player with an open session and money: what a request needs. */
export interface BenchPlayer {
  readonly uid: bigint
  readonly cookie: string
}
const openingMinor = 100_000_000

/** Signed-in players with a lot of money, made in bulk. Their tokens are known to the bench; the database holds the hashes, as always. */
export async function makePlayers(pool: pg.Pool, count: number): Promise<BenchPlayer[]> {
  const { rows } = await pool.query<{ uid: bigint; token: string }>(
    `with users as (
       insert into identity.users (login, email, password_hash) select login, login, '' from (select 'bench' || n || '@example.com' as login from generate_series(1, $1::int) n) returning uid
     ), profiles as (
       insert into players.profiles (uid, fakename, currency, locale) select uid, 'bench' || uid, 'USD', 'en' from users
     ), opened as (
       select uid, md5('bench' || uid) as token from users
     ), sessions as (
       insert into identity.sessions (token_hash, uid, expires_at, address, user_agent)
         select sha256(convert_to(token, 'UTF8')), uid, now() + interval '1 day', '127.0.0.1', 'bench' from opened
     )
     select uid, token from opened order by uid`,
    [count]
  )
  // No statement may take longer than those of the server.
  for (let first = 0; first < rows.length; first += 250)
    await pool.query(
      `select ledger.post('opening:' || uid, null, 'opening', 'USD', array['house:opening'], array['player:' || uid || ':main'], array[$2::bigint], array['opening'])
       from unnest($1::bigint[]) uid`,
      [rows.slice(first, first + 250).map(({ uid }) => uid), openingMinor]
    )
  await pool.query('delete from outbox.events')
  // Not all tables: one that is known to be empty would be read from end to end until it is looked at again.
  await pool.query(
    'vacuum analyze identity.users, identity.sessions, players.profiles, ledger.accounts, ledger.transactions, ledger.postings'
  )
  return rows.map(({ uid, token }) => ({ uid, cookie: `ante_session=${token}` }))
}

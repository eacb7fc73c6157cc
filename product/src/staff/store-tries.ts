import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  // In the order of the hashes, so that two never wait for each other.
  open: sql(
    'staff.open_tries',
    `insert into staff.login_failures (login_hash, failures, last_at) select hash, 0, now() from unnest($1::bytea[]) hash order by hash
       on conflict (login_hash) do nothing`
  ),
  lock: sql(
    'staff.lock_tries',
    `select login_hash, failures, (extract(epoch from now() - last_at) * 1000)::float8 as age_ms from staff.login_failures
      where login_hash = any ($1::bytea[]) order by login_hash for update`
  ),
  add: sql(
    'staff.add_try',
    `update staff.login_failures set last_at = now(),
            failures = case when last_at <= now() - $2 * interval '1 millisecond' then 1 else least(failures, 1000000) + 1 end
      where login_hash = any ($1::bytea[])`
  ),
  clear: sql('staff.clear_tries', `delete from staff.login_failures where login_hash = any ($1::bytea[])`),
  takeBack: sql(
    'staff.take_back_tries',
    `update staff.login_failures set failures = failures - 1 where login_hash = any ($1::bytea[]) and failures > 0`
  ),
  known: sql(
    'staff.known_network',
    `select 1 as known from staff.known_networks where account = $1 and network = $2 and seen_at > now() - $3 * interval '1 millisecond'`
  ),
  putKnown: sql(
    'staff.put_known_network',
    `insert into staff.known_networks (account, network) values ($1, $2) on conflict (account, network) do update set seen_at = now()`
  ),
}

/** What was counted under each of these, by the hash in hex; locked to the end of the transaction. */
export async function lockTries(
  tx: Tx,
  hashes: readonly Buffer[]
): Promise<Map<string, { failures: number; ageMs: number }>> {
  await tx.rows(statements.open, [hashes])
  const rows = await tx.rows<{ login_hash: Buffer; failures: number; age_ms: number }>(statements.lock, [hashes])
  return new Map(
    rows.map(({ login_hash, failures, age_ms }) => [login_hash.toString('hex'), { failures, ageMs: age_ms }])
  )
}
/** So that what is done to them one after the other waits for nobody who locks them in another order. */
export const lockCounted = (tx: Tx, hashes: readonly Buffer[]) => tx.rows(statements.lock, [hashes])
export const addTry = (tx: Tx, hashes: readonly Buffer[], keptMs: number) => tx.rows(statements.add, [hashes, keptMs])
export const clearTries = (tx: Tx, hashes: readonly Buffer[]) => tx.rows(statements.clear, [hashes])
export const takeBackTries = (tx: Tx, hashes: readonly Buffer[]) => tx.rows(statements.takeBack, [hashes])
export const isKnownNetwork = async (tx: ReadTx, account: bigint, network: string, knownMs: number): Promise<boolean> =>
  (await tx.maybe(statements.known, [account, network, knownMs])) !== undefined
export const putKnownNetwork = (tx: Tx, account: bigint, network: string) =>
  tx.rows(statements.putKnown, [account, network])

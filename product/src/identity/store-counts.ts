import { sql, type Tx } from '@ante/kit/context'

const statements = {
  // `last_at` is here when the time began: what is done once a day comes to no end, as it would if the time began anew with each.
  count: sql(
    'identity.count_in_time',
    `insert into identity.login_failures as f (login_hash, failures, last_at) values ($1, 1, now())
       on conflict (login_hash) do update set
         failures = case when f.last_at <= now() - $3 * interval '1 millisecond' then 1 else least(f.failures, $2) + 1 end,
         last_at = case when f.last_at <= now() - $3 * interval '1 millisecond' then now() else f.last_at end
       returning failures`
  ),
}

/**
 * Counts what may be done `max` times within so many milliseconds from the first of them; answers the how many-th it is, or `max + 1` for each beyond. The
 * counter is no name of a login: tries to open an account are counted by `countTries`, which also lets time pass after the last of them.
 */
export const countInTime = async (
  tx: Tx,
  hash: Uint8Array,
  { max, lockMs }: { readonly max: number; readonly lockMs: number }
): Promise<number> => (await tx.maybe<{ failures: number }>(statements.count, [hash, max, lockMs]))?.failures ?? 0

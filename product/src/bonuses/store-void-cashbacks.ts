import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { Calculation } from './contract.ts'

const statements = {
  // What nobody was given is none; what staff took away comes again where they change their mind.
  given: sql(
    'bonuses.given_cashbacks',
    `select c.id, c.uid, c.program, c.currency, coalesce(f.given_calculation, c.calculation) as calculation, coalesce(f.given_minor, c.amount_minor) as given_minor
       from bonuses.cashbacks c left join bonuses.reward_flags f on f.cashback_id = c.id and f.reason = 'void_cashback'
      where c.uid = $1 and c.program is not null and c.calculation is not null and c.finished_at > now() - interval '26 weeks'
        and (c.status in ('held', 'active', 'paid_out') or c.status = 'removed' and c.request_key is null) order by c.id`
  ),
  // Play that counts again needs no decision.
  drop: sql(
    'bonuses.drop_void_cashbacks',
    `delete from bonuses.reward_flags f using unnest($1::bigint[], $2::bigint[]) as n (cashback_id, due_minor)
      where f.cashback_id = n.cashback_id and f.reason = 'void_cashback' and n.due_minor >= f.given_minor and f.taken_minor = 0 and f.decision is null`
  ),
  // The whole difference and not what came now: told of again it changes nothing. Where less is too much than before, a decision that took nothing speaks of it still.
  put: sql(
    'bonuses.put_void_cashbacks',
    `insert into bonuses.reward_flags as f (uid, reason, reward, title, cashback_id, plays, staked_minor, currency, given_minor, given_calculation, due_minor, due_calculation)
       select n.uid, 'void_cashback', 'cashback:' || n.cashback_id, n.title, n.cashback_id, n.plays, n.staked_minor, n.currency, n.given_minor, n.given_calculation, n.due_minor, n.due_calculation
         from unnest($1::bigint[], $2::bigint[], $3::text[], $4::integer[], $5::bigint[], $6::text[], $7::bigint[], $8::bigint[], $9::jsonb[], $10::jsonb[])
           as n (cashback_id, uid, title, plays, staked_minor, currency, given_minor, due_minor, due_calculation, given_calculation)
        where n.due_minor < n.given_minor or exists (select from bonuses.reward_flags o where o.cashback_id = n.cashback_id and o.reason = 'void_cashback')
       on conflict (uid, reward, reason) do update set plays = excluded.plays, staked_minor = excluded.staked_minor, due_minor = excluded.due_minor,
         due_calculation = excluded.due_calculation, last_at = now(), (decision, decided_at, decided_by, note) =
           (select f.decision, f.decided_at, f.decided_by, f.note where f.taken_minor = 0 and excluded.due_minor > f.due_minor)
        where f.due_minor <> excluded.due_minor`
  ),
  taken: sql(
    'bonuses.count_taken_cashback',
    `update bonuses.reward_flags set taken_minor = taken_minor + $2 where id = $1`
  ),
  lower: sql(
    'bonuses.lower_cashback',
    `update bonuses.cashbacks set amount_minor = $2, calculation = $3 where id = $1 and status <> 'paid_out'`
  ),
  none: sql(
    'bonuses.is_nothing_left_of_cashback',
    `select 1 as none from bonuses.reward_flags where cashback_id = $1 and reason = 'void_cashback' and taken_minor = given_minor`
  ),
}

/** A cashback of a programme that its player has, or may still have. */
export interface GivenCashback {
  readonly id: bigint
  readonly uid: bigint
  readonly program: string
  readonly currency: Currency
  /** How it came to its sum when it was given. */
  readonly calculation: Calculation
  readonly given_minor: bigint
}
export const readGivenCashbacks = (tx: ReadTx, uid: bigint) => tx.rows<GivenCashback>(statements.given, [uid])

/** The same, and what it comes to now. */
export interface RecheckedCashback extends Omit<GivenCashback, 'program'> {
  readonly title: string
  /** How many plays less, and what was staked with them. */
  readonly plays: number
  readonly stakedMinor: bigint
  readonly dueMinor: bigint
  readonly dueCalculation: Calculation
}
export async function putVoidCashbacks(tx: Tx, all: readonly RecheckedCashback[]): Promise<void> {
  await tx.rows(statements.drop, [all.map(({ id }) => id), all.map(({ dueMinor }) => dueMinor)])
  await tx.rows(statements.put, [
    all.map(({ id }) => id),
    all.map(({ uid }) => uid),
    all.map(({ title }) => title),
    all.map(({ plays }) => plays),
    all.map(({ stakedMinor }) => stakedMinor),
    all.map(({ currency }) => currency),
    all.map(({ given_minor }) => given_minor),
    all.map(({ dueMinor }) => dueMinor),
    all.map(({ dueCalculation }) => JSON.stringify(dueCalculation)),
    all.map(({ calculation }) => JSON.stringify(calculation)),
  ])
}
export const countTaken = (tx: Tx, flag: bigint, minor: bigint) => tx.rows(statements.taken, [flag, minor])
/** One that is not paid comes to less. */
export const lowerCashback = (tx: Tx, id: bigint, minor: bigint, calculation: Calculation) =>
  tx.rows(statements.lower, [id, minor, JSON.stringify(calculation)])
/** Whether staff took back all of it: what counts again since then changes nothing of that. */
export const isNothingLeft = async (tx: ReadTx, id: bigint): Promise<boolean> =>
  (await tx.maybe(statements.none, [id])) !== undefined

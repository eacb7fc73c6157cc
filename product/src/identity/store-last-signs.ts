import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  of: sql(
    'identity.last_signs_of',
    `select u.uid, greatest(u.registered_at, l.at, (select max(s.seen_at) from identity.sessions s where s.uid = u.uid)) as at
       from identity.users u left join identity.last_signs l on l.uid = u.uid where u.uid = any ($1)`
  ),
  activity: sql(
    'identity.activity_of',
    `select u.uid, u.registered_at, greatest(u.registered_at, l.at, (select max(s.seen_at) from identity.sessions s where s.uid = u.uid)) as seen_at
       from identity.users u left join identity.last_signs l on l.uid = u.uid where u.uid = any ($1)`
  ),
  lock: sql('identity.lock_last_sign', `select at from identity.last_signs where uid = $1 for update`),
}

/** When each of these players was last there: registered, or last seen in a session. */
export const lastSignsOf = async (tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, Date>> =>
  new Map((await tx.rows<{ uid: bigint; at: Date }>(statements.of, [uids])).map(({ uid, at }) => [uid, at]))
/** Each of these players with when they registered and were last there. */
export const activityOf = async (
  tx: ReadTx,
  uids: readonly bigint[]
): Promise<Map<bigint, { readonly registeredAt: Date; readonly seenAt: Date }>> =>
  new Map(
    (await tx.rows<{ uid: bigint; registered_at: Date; seen_at: Date }>(statements.activity, [uids])).map((row) => [
      row.uid,
      { registeredAt: row.registered_at, seenAt: row.seen_at },
    ])
  )
/** The same of one, who cannot sign in before the end of this transaction. */
export async function lockLastSign(tx: Tx, uid: bigint): Promise<Date | undefined> {
  await tx.maybe(statements.lock, [uid])
  return (await lastSignsOf(tx, [uid])).get(uid)
}

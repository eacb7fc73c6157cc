interface Asked {
  readonly db: { readonly pool: { query(text: string, values: unknown[]): Promise<unknown> } }
}

/**
 * A player whose documents were approved and whose e-mail is known to be theirs: what a licence asks for before play, a deposit or a withdrawal.
 * Written as it stands then, because most tests are about something else. To be called before the player's first call: a host reads once who they are.
 */
export async function verifyPlayer({ db }: Asked, uid: bigint): Promise<void> {
  for (const text of [
    `insert into verification.checks (uid, step, state, key, trigger, decided_at)
       select $1::bigint, 'identity', 'approved', $1::bigint::text, 'play', now() on conflict do nothing`,
    'update players.profiles set verified_at = now() where uid = $1',
    'update identity.users set email_confirmed_at = now() where uid = $1',
  ])
    await db.pool.query(text, [uid])
}

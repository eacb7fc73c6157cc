/** What staff decide: `unread` only wants to be seen, `requisites` are an account of payouts. */
export const taskKinds = ['duplicate', 'watchlist', 'age', 'mismatch', 'unread', 'requisites', 'excluded'] as const
export type TaskKind = (typeof taskKinds)[number]
/** Without their decision a player is not verified. */
export const holdingKinds: readonly TaskKind[] = ['duplicate', 'watchlist', 'age', 'mismatch', 'excluded']

import type { Transaction } from './shapes.ts'

/** What is known of a transaction after news of it. An answer that was on its way while its end was told does not open it again. */
export const newer = (known: Transaction, news: Transaction): Transaction =>
  known.settled_time !== null && news.settled_time === null ? known : news

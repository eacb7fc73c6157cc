import { isPositive, type Money, money } from '@ante/kit/money'
import type { AccountPath } from './accounts.ts'

/** Why money moves: a closed list. */
const postingCodes = [
  'deposit',
  'deposit-reversal',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal-paid',
  'stake',
  'win',
  'stake-return',
  'settlement-correction',
  'debt',
  'debt-recovery',
  'bonus-grant',
  'bonus-expire',
  'bonus-release',
  'bonus-remove',
  'bonus-return',
  'free-stake',
  'free-win',
  'free-stake-return',
  'boost-win',
  'jackpot-contribution',
  'jackpot-win',
  'jackpot-seed',
  'jackpot-move',
  'prize',
  'cashback',
  'adjustment',
  'dormant-balance',
  'dormant-return',
  'opening',
] as const
export type PostingCode = (typeof postingCodes)[number]

/** Why points and experience move: a closed list. */
const pointsCodes = [
  'points-play',
  'points-level',
  'points-quest',
  'points-spent',
  'points-refund',
  'points-expired',
  'points-adjustment',
  'points-void',
  'experience',
] as const
export type PointsCode = (typeof pointsCodes)[number]

export interface Posting {
  readonly from: AccountPath
  readonly to: AccountPath
  readonly amount: Money
  readonly code: PostingCode
}

export class PostingError extends Error {}

/** Throws PostingError unless every posting moves a positive amount of one currency between two accounts, and no player pays another. */
export function checkPostings(postings: readonly Posting[]): void {
  const currency = postings[0]?.amount.currency
  if (!currency) throw new PostingError('a transaction without postings')
  for (const { from, to, amount } of postings) {
    if (!isPositive(amount)) throw new PostingError('an amount must be positive')
    if (amount.currency !== currency) throw new PostingError('one transaction, one currency')
    if (from === to) throw new PostingError('from and to are the same account')
    const payer = /^player:(\d+):/.exec(from)?.[1]
    const payee = /^player:(\d+):/.exec(to)?.[1]
    if (payer && payee && payer !== payee) throw new PostingError('no player pays another player')
  }
}

/** The postings that undo these, in the opposite order. */
export const reverse = (postings: readonly Posting[], code: PostingCode): Posting[] =>
  postings
    .toReversed()
    .map(({ from, to, amount }) => ({ from: to, to: from, amount: money(amount.minor, amount.currency), code }))

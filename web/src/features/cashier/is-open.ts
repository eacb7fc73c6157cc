import type { Transaction } from './shapes.ts'

/** A deposit that its player can still pay, or has paid without the provider's word. */
export const isOpen = ({ next }: Pick<Transaction, 'next'>): boolean => next !== null && next.kind !== 'done'

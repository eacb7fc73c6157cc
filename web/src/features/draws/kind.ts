import type { Draw } from '@ante/product/draws/contract'

/** As a player knows it: a drop that grows is a jackpot. */
export const kindOf = ({ kind, grows }: Pick<Draw, 'kind' | 'grows'>): 'raffle' | 'drops' | 'jackpot' =>
  grows ? 'jackpot' : kind

export const prizesLeft = ({ prizes }: Pick<Draw, 'prizes'>): number =>
  prizes.filter(({ winner }) => winner === null).length

import type { Draw } from '@ante/product/draws/contract'

/** As a player knows it: a drop that grows is a jackpot. */
export const kindOf = ({ kind, grows }: Pick<Draw, 'kind' | 'grows'>): 'raffle' | 'drops' | 'jackpot' =>
  grows ? 'jackpot' : kind

export const prizesLeft = ({ prizes }: Pick<Draw, 'prizes'>): number =>
  prizes.filter(({ winner }) => winner === null).length

type Range = NonNullable<Draw['own']>['tickets'][number]
/** Numbers that follow each other as one, whenever they were given. */
export const joined = (ranges: readonly Range[]): Range[] =>
  ranges.reduce<Range[]>((all, range) => {
    const last = all.at(-1)
    if (last?.last === range.first - 1) return [...all.slice(0, -1), { first: last.first, last: range.last }]
    return [...all, range]
  }, [])

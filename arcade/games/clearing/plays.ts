import type { Json } from '../../rules/engine.ts'
import type { Play } from '../../rules/play.ts'
import { clearing, clearingEnd } from './rules.ts'

/** Each number of sinkholes, taken after the first tiles or at the end; the tiles are opened seven apart, so that none comes twice. */
export const plays: readonly Play[] = clearing.mines.flatMap((mines) =>
  [1, 2, 3, clearingEnd(mines)].map((last) => ({
    first: { mines },
    next: (step: number): Json => (step > last ? { cash: true } : { tile: (step * 7) % clearing.tiles }),
  }))
)

import type { Play } from '../../rules/play.ts'
import { plumb, risks } from './rules.ts'

/** Every risk with every number of rows. */
export const plays: readonly Play[] = risks.flatMap((risk) =>
  Array.from({ length: plumb.rowsMost - plumb.rowsLeast + 1 }, (_, index) => ({
    first: { risk, rows: plumb.rowsLeast + index },
    next: () => null,
  }))
)

import type { Play } from '../../rules/play.ts'
import { dicebox } from './rules.ts'

/** Each chance on each side. */
export const plays: readonly Play[] = ['over', 'under'].flatMap((side) =>
  Array.from({ length: dicebox.chanceMost - dicebox.chanceLeast + 1 }, (_, index) => ({
    first: { side, chance: dicebox.chanceLeast + index },
    next: () => null,
  }))
)

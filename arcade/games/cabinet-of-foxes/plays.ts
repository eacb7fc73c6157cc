import type { Play } from '../../rules/play.ts'
import { cabinet, type Cabinet } from './rules/cabinet.ts'
import type { FoxesView } from './rules.ts'

/** The closed drawer that is `skip` places on, and on from the first one after the last. */
function next(now: Cabinet | null, skip: number): number {
  const closed = [...cabinet.contents].flatMap((_, drawer) => (now?.opened.includes(drawer) ? [] : [drawer]))
  return closed[skip % Math.max(1, closed.length)] ?? 0
}

/** Drawers are opened from the first, from the last, from the middle or here and there. Each way plays enough rounds in the tests to meet the cabinet often. */
export const plays: readonly Play<FoxesView>[] = Array.from({ length: 12 }, (_, place) => ({
  first: null,
  next: (step, view) => ({ drawer: next(view.cabinet, [0, 14, 7, step * 5 + 3][place % 4] ?? 0) }),
}))

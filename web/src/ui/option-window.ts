export interface Option {
  value: string
  label: string
}

/** PROF-13: no row of a list is lower than this. */
export const leastItem = 36

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** The options that hold what was typed, accents and case aside; those that begin with it come first. */
export function matching<One extends Option>(options: readonly One[], typed: string): readonly One[] {
  const wanted = plain(typed.trim())
  if (!wanted) return options
  const found = options
    .map((option) => ({ option, at: plain(option.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(({ option }) => option)
}

/** Which rows of a long list are drawn: those in sight and some on both sides. */
export function windowOf(
  count: number,
  scrolled: number,
  height: number,
  item: number,
  around = 4
): { from: number; to: number } {
  const from = Math.max(0, Math.floor(scrolled / item) - around)
  return { from, to: Math.min(count, Math.ceil((scrolled + height) / item) + around) }
}

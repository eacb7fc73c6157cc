/**
 * The reels that run on for longer: those after which so many of a symbol are already in sight that the rest can open a feature. Such a reel can
 * bring the symbol, so it really decides; nothing else is made tense.
 */
export function tenseReels(
  grid: readonly string[],
  strips: readonly string[],
  { symbol, near }: { readonly symbol: string; readonly near: number }
): Set<number> {
  const tense = new Set<number>()
  let seen = 0
  for (const [reel, column] of grid.entries()) {
    if (seen >= near && strips[reel]?.includes(symbol)) tense.add(reel)
    seen += [...column].filter((one) => one === symbol).length
  }
  return tense
}

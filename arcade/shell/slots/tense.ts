/**
 * The reels that run on for longer: those after which so many of a symbol are already in sight that the rest can open a feature. A reel that is
 * still to stop then really decides; nothing else is made tense.
 */
export function tenseReels(grid: readonly string[], symbol: string, near: number): Set<number> {
  const tense = new Set<number>()
  let seen = 0
  for (const [reel, column] of grid.entries()) {
    if (seen >= near) tense.add(reel)
    seen += [...column].filter((one) => one === symbol).length
  }
  return tense
}

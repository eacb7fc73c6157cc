/** For each of these stakes the level of a game that is nearest to it, of two the lower one: rising, each once. */
export function nearestLevels(levels: readonly bigint[], stakes: readonly bigint[]): bigint[] {
  const distance = (level: bigint, stake: bigint) => (level < stake ? stake - level : level - stake)
  const nearest = (stake: bigint) =>
    levels.reduce<bigint | undefined>(
      (best, level) => (best === undefined || distance(level, stake) < distance(best, stake) ? level : best),
      undefined
    )
  const found = new Set(stakes.flatMap((stake) => nearest(stake) ?? []))
  return levels.filter((level) => found.has(level))
}

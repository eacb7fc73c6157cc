/** How a pack of free spins is named towards a studio. */
export const issueOf = (pack: bigint): string => `pack-${pack}`

/** Undefined for a name that none of our packs has. */
export function packOfIssue(issue: string): bigint | undefined {
  const [, id] = /^pack-([1-9]\d{0,17})$/.exec(issue) ?? []
  return id === undefined ? undefined : BigInt(id)
}

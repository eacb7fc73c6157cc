/** How a game stands in the hall of the demo world. An operator's own catalogue says it otherwise. */
export interface HallEntry {
  readonly name: string
  /** The sysname of its studio. */
  readonly studio: string
  /** The larger, the earlier in the hall. */
  readonly popularity: number
  /** How long ago it came out; a game is new for thirty days. */
  readonly ageDays: number
  /** What games of its kind are called elsewhere, in all languages of the site where they differ: the search finds it by these words too. */
  readonly aliases?: readonly string[]
}

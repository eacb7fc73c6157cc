/** How a game stands in the hall of the demo world. An operator's own catalogue says it otherwise. */
export interface HallEntry {
  readonly name: string
  /** The sysname of its studio. */
  readonly studio: string
  /** The larger, the earlier in the hall. */
  readonly popularity: number
  /** How long ago it came out; a game is new for thirty days. */
  readonly ageDays: number
}

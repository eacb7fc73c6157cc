/**
 * How it is with a player who chose not to play: excluded until a time, for ever, over and waiting for the player to ask for the way back, or asked and waiting
 * for the end of the cooling-off.
 */
export const exclusionStates = ['active', 'permanent', 'ended', 'returning'] as const
export type ExclusionState = (typeof exclusionStates)[number]

export interface Exclusion {
  readonly state: ExclusionState
  /** Undefined for one that never ends. */
  readonly until: Date | undefined
  /** From then on the player may play again; undefined while nobody asked. */
  readonly returnsAt: Date | undefined
}

/** Whether an exclusion to `until` (undefined: for ever) lasts longer than this one: only such a one takes its place. */
export function isLonger(until: Date | undefined, than: Exclusion | undefined): boolean {
  if (!than) return true
  if (than.state === 'permanent') return false
  return until === undefined || than.until === undefined || until > than.until
}

/** What a refusal says of it. */
export const exclusionData = ({ state, until, returnsAt }: Exclusion) => ({
  state,
  until: until?.toISOString() ?? null,
  returns_at: returnsAt?.toISOString() ?? null,
})

import { type RegisterName, registerNames } from '@ante/kit/policy'

/**
 * How it is with a player who chose not to play: excluded until a time, for ever, over and waiting for the player to ask for the way back, or asked and waiting
 * for the end of the cooling-off.
 */
const ownStates = ['active', 'permanent', 'ended', 'returning'] as const
/** By a national register: it names the player; it has not answered yet; it cannot be asked before the player has given more. */
const registerStates = ['registered', 'unchecked', 'details_needed'] as const
export const exclusionStates = [...ownStates, ...registerStates] as const
export type OwnExclusionState = (typeof ownStates)[number]
export type ExclusionState = (typeof exclusionStates)[number]

const registerBlocks = ['excluded', 'unchecked', 'details'] as const
export type RegisterBlock = (typeof registerBlocks)[number]

/** What a player chose. */
export interface OwnExclusion {
  readonly state: OwnExclusionState
  /** Undefined for one that never ends. */
  readonly until: Date | undefined
  /** From then on the player may play again; undefined while nobody asked. */
  readonly returnsAt: Date | undefined
}
export interface Exclusion extends Omit<OwnExclusion, 'state'> {
  readonly state: ExclusionState
  readonly own: OwnExclusion | undefined
  /** Of a national register, and which one. */
  readonly block: RegisterBlock | undefined
  readonly register: RegisterName | undefined
}

/** Whether an exclusion to `until` (undefined: for ever) lasts longer than this one: only such a one takes its place. */
export function isLonger(until: Date | undefined, than: OwnExclusion | undefined): boolean {
  if (!than) return true
  if (than.state === 'permanent') return false
  return until === undefined || than.until === undefined || until > than.until
}

/** From when on stakes are taken: null for not before it is said anew, undefined for at once. */
export const stakesFrom = (exclusion: Exclusion | undefined): Date | null | undefined =>
  exclusion && (exclusion.block === undefined ? (exclusion.own?.returnsAt ?? null) : null)

/** What a refusal says of it. */
export const exclusionData = ({ state, until, returnsAt, register }: Exclusion) => ({
  state,
  until: until?.toISOString() ?? null,
  returns_at: returnsAt?.toISOString() ?? null,
  ...(register === undefined ? {} : { register: registerNames[register] }),
})

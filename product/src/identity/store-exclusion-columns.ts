import type { RegisterName } from '@ante/kit/policy'
import type { ExclusionState, OwnExclusionState, RegisterBlock } from './rules/exclusion.ts'

/**
 * Users `u` with the exclusion `x` of theirs that lasts longest: of the one for the whole house and those of one of its names (`e`) that fit the condition.
 * One whose player has come back is the last.
 */
export const usersExcluded = (fits: string): string => `identity.users u left join lateral (
    select until, back from (
      select u.excluded_until as until, u.returns_at as back where u.excluded_until is not null
      union all
      select e.excluded_until, e.returns_at from identity.brand_exclusions e where e.uid = u.uid and (${fits})
    ) chosen order by back is null or back > now() desc, until desc limit 1
  ) x on true`
/** Whichever name it holds at. */
export const usersExcludedAnywhere = usersExcluded('true')

const ownExclusion = `case when x.until is null or x.back <= now() then null when x.back is not null then 'returning'
  when x.until = 'infinity' then 'permanent' when x.until > now() then 'active' else 'ended' end`
/**
 * How a player's exclusion is at this moment: a register's word goes before what the player chose, and that before what a register still owes.
 * `excluded_until` is null for one that never ends.
 */
export const exclusionColumns = `case when register_block = 'excluded' then 'registered'
    else coalesce(${ownExclusion}, case register_block when 'unchecked' then 'unchecked' when 'details' then 'details_needed' end) end as exclusion,
  ${ownExclusion} as own_exclusion, register_block, register_name, nullif(x.until, 'infinity') as excluded_until, x.back as returns_at`

export interface ExclusionRow {
  exclusion: ExclusionState | null
  own_exclusion: OwnExclusionState | null
  register_block: RegisterBlock | null
  register_name: RegisterName | null
  excluded_until: Date | null
  returns_at: Date | null
}

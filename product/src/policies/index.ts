import type { Instant } from '@ante/kit/instant'
import type { Context } from '@ante/kit/context'
import type { Market, Policy, Whereabouts } from '@ante/kit/policy'
import { siteSettings } from '../content/contract.ts'
import { policyFiles } from './files.ts'
import type { PolicyFiles } from './rules/policy-file.ts'
import { type IdentityDuty, identityDuty } from './rules/identity.ts'
import { marketOf, nextChange, policyOf } from './rules/policy-of.ts'

export { policyFiles } from './files.ts'
export { allowsBonus, allowsBonusTo, allowsWelcomeBonus } from './rules/bonuses.ts'
export { isPlayedFrom } from './rules/location.ts'
export { stakeMost } from './rules/stakes.ts'
export type { PolicyFiles } from './rules/policy-file.ts'

export type { IdentityDuty } from './rules/identity.ts'
/** Before what the caller has to be verified, or somebody from there. */
export const identityDutyOf = (context: Pick<Context, 'policy' | 'setting'>, person?: Whereabouts): IdentityDuty =>
  identityDuty(context.policy(person), context.setting('site', siteSettings).isSumsubEnable)

/** Policies as the host asks for them with each request. */
export interface Policies {
  readonly files: PolicyFiles
  /** The policy of somebody at a domain with these licences; without whereabouts that of the domain. */
  of(at: Instant, licences: readonly Market[], person?: Whereabouts): Policy
}

/** Resolved once for each market, and again when one of its dates has come. */
export function createPolicies(files: PolicyFiles = policyFiles): Policies {
  const resolved = new Map<
    Market,
    { readonly policy: Policy; readonly from: Instant; readonly until: Instant | undefined }
  >()
  return {
    files,
    of(at, licences, person) {
      const market = marketOf(files, { licences, person })
      const known = resolved.get(market)
      if (known && at >= known.from && (known.until === undefined || at < known.until)) return known.policy
      const policy = policyOf(files, market, at)
      resolved.set(market, { policy, from: at, until: nextChange(files[market], at) })
      return policy
    },
  }
}

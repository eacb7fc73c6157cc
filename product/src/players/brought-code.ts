import type { Policy } from '@ante/kit/policy'
import type { Context } from '@ante/kit/context'
import { allowsWelcomeBonus } from '../policies/index.ts'

/**
 * For the announcement of a new player: the code that came along; none where the market has no welcome bonus for this player. It is taken a moment later:
 * where the market allows the first bonus only, `only_first` has whoever takes it look whether it still is.
 */
export function broughtCode(
  policy: Policy,
  code: string | undefined,
  { birthDate, clock }: { readonly birthDate: string | undefined; readonly clock: Context['clock'] }
): { promo_code?: string; only_first?: true } {
  if (!code || !allowsWelcomeBonus(policy, { birthDate, now: clock.now() })) return {}
  return { promo_code: code, ...(policy.laterBonuses ? {} : { only_first: true }) }
}

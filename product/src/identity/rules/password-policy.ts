import type { Policy } from '@ante/kit/policy'
import type { PasswordPolicy } from '@ante/kit/validators'
import type { AuthSettings } from '../contract.ts'

/** What the market asks of a new password, and what the domain asks beyond that. */
export function passwordPolicyOf(
  {
    passwordMin,
    passwordMax,
    passwordCharacters: characters,
  }: Pick<AuthSettings, 'passwordMin' | 'passwordMax' | 'passwordCharacters'>,
  policy: Pick<Policy, 'passwordMin'>
): PasswordPolicy {
  const min = Math.max(passwordMin, policy.passwordMin)
  return { min, max: Math.max(passwordMax, min), characters }
}

import type { Policy } from '@ante/kit/policy'

/** Before what a player has to be verified: a stake or a deposit, deposits of a sum, a withdrawal, or nothing. */
export type IdentityDuty = 'none' | 'withdrawal' | 'deposits' | 'play'

const dutyOf = {
  registration: 'play',
  play: 'play',
  deposits: 'deposits',
  'first-withdrawal': 'withdrawal',
} as const satisfies Record<Policy['identity']['before'], IdentityDuty>

/** The operator may leave out its own rule (KYC-01), never that of a licence. */
export const identityDuty = ({ market, identity }: Policy, isEnabled: boolean): IdentityDuty =>
  market === 'default' && !isEnabled ? 'none' : dutyOf[identity.before]

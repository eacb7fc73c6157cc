import type { Policy, PolicyField, PolicyProduct } from '@ante/kit/policy'
import type { Answer } from '@ante/testing/client'

/** The day so many years ago, and so many days after it. */
export const yearsAgo = (years: number, days = 0): string => {
  const at = new Date()
  at.setUTCFullYear(at.getUTCFullYear() - years)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

export const checkAfter = (minutes: number) => (policy: Policy) => ({
  ...policy,
  realityCheck: { minutes, isChosen: true },
})
/** With a limit of 5 for one product, or with none at all. */
export const withStakes =
  (product?: PolicyProduct) =>
  (policy: Policy): Policy => ({
    ...policy,
    stakes: product ? [{ product, from: 18, to: null, most: { USD: 500, EUR: 500 } }] : [],
  })
export const dice = { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }
export const codeOf = ({ status, error }: Answer<unknown>): string | undefined =>
  status === 200 ? undefined : error.code

export interface Probe {
  /** The rule of a market that allows what another one forbids, and the one that forbids it. */
  readonly open: (policy: Policy) => Policy
  readonly shut: (policy: Policy) => Policy
  /** A call that only an open rule allows. Undefined: allowed; else what it was refused with. */
  readonly call: (policy: Policy) => Promise<string | undefined>
  readonly refusal: string
  /** What the market's own file says. */
  readonly isOpen: (policy: Policy) => boolean
}

/** A switch: a call that is allowed where it is on. */
export const flag = (
  field: { [K in PolicyField]: Policy[K] extends boolean ? K : never }[PolicyField],
  refusal: string,
  call: Probe['call']
): Probe => ({
  open: (policy) => ({ ...policy, [field]: true }),
  shut: (policy) => ({ ...policy, [field]: false }),
  isOpen: (policy) => policy[field],
  refusal,
  call,
})

/** What a probe proves. */
export const rows: Partial<Record<string, string>> = {
  minimumAge: 'ACC-1',
  stakes: 'GAM-13',
  cycleMs: 'GAM-13',
  withdrawalCancel: 'SAFE-20',
  realityCheck: 'SAFE-16',
  identity: 'KYC-08',
  depositLimit: 'RG-08',
  limitRaise: 'RG-12',
  registers: 'ACC-4',
}

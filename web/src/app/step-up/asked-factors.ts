import { type FactorWay, factorWays, type StepUpPurpose, stepUpPurposes } from '@ante/product/identity/rules/factors'
import { ApiError } from '../api/client.ts'

/** What is to be confirmed and the ways to do it; `sentTo` and `contact`, half hidden, are where a code goes, `passkeyAt` the only domains with a way. */
export interface AskedFactors {
  readonly purpose: StepUpPurpose
  readonly ways: readonly FactorWay[]
  readonly sentTo: 'email' | 'phone'
  readonly contact: string
  readonly passkeyAt: readonly string[]
}

/** What is asked of the player before the call is carried out; undefined for any other refusal. */
export function askedFactors(error: unknown): AskedFactors | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return undefined
  const { purpose: named, ways, sent_to, contact, passkey_at } = error.data
  const purpose = stepUpPurposes.find((one) => one === named)
  return (
    purpose && {
      purpose,
      ways: factorWays.filter((way) => Array.isArray(ways) && ways.includes(way)),
      sentTo: sent_to === 'phone' ? sent_to : 'email',
      contact: typeof contact === 'string' ? contact : '',
      passkeyAt: Array.isArray(passkey_at) ? passkey_at.filter((site) => typeof site === 'string') : [],
    }
  )
}

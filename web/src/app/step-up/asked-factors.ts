import { type FactorWay, factorWays } from '@ante/product/identity/rules/factors'
import { ApiError } from '../api/client.ts'

/** The ways in which a player can show that it is them; `sentTo` and `contact`, half hidden, are where a code goes. */
export interface AskedFactors {
  readonly ways: readonly FactorWay[]
  readonly sentTo: 'email' | 'phone'
  readonly contact: string
}

/** What is asked of the player before the call is carried out; undefined for any other refusal. */
export function askedFactors(error: unknown): AskedFactors | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return undefined
  const { ways, sent_to, contact } = error.data
  return {
    ways: factorWays.filter((way) => Array.isArray(ways) && ways.includes(way)),
    sentTo: sent_to === 'phone' ? sent_to : 'email',
    contact: typeof contact === 'string' ? contact : '',
  }
}

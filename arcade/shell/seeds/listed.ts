import type { WireError } from '@ante/kit/refusal'
import type { ProvenRound } from '../../rules/protocol.ts'
import { type Answer, call, type OnLink } from '../api.ts'
import { boot } from '../boot.ts'
import { type DemoRounds, provenOf, verifierPath } from './demo-rounds.ts'

/** A round as the seed panel lists it, and the page of the site that verifies it. */
export interface ListedRound {
  readonly round: ProvenRound
  readonly verifier: string
}

export const listedOfDemo = (rounds: DemoRounds, name: string): ListedRound[] =>
  rounds.read().map((round) => ({ round: provenOf(round, name), verifier: verifierPath(round) }))

/** With money: of all games of the player, or of this one alone. */
export async function readListed(isOnlyThis: boolean, onLink: OnLink): Promise<readonly ListedRound[] | WireError> {
  const only = isOnlyThis ? { sysname: boot.sysname } : {}
  const answer: Answer<{ rounds: ProvenRound[] }> = await call(
    'games.getprovenrounds',
    { count: 10, ...only },
    { method: 'GET', onLink }
  )
  if ('error' in answer) return answer.error
  return answer.data.rounds.map((round) => ({ round, verifier: `/fairness?round=${round.id}` }))
}

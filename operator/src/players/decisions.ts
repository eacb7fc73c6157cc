import type { PlayerItem } from '@ante/product/players/contract-staff'

export type DecisionKind =
  | 'block'
  | 'restrict'
  | 'release'
  | 'close'
  | 'adjust'
  | 'points'
  | 'freebet'
  | 'boost'
  | 'test'
export interface Decision {
  readonly kind: DecisionKind
  readonly player: PlayerItem
}

export const nameOfDecision: Readonly<Record<DecisionKind, string>> = {
  adjust: 'Adjust balance',
  points: 'Adjust points',
  freebet: 'Give free bet',
  boost: 'Give boost',
  restrict: 'Restrict',
  block: 'Block',
  release: 'Release',
  close: 'Close',
  test: 'Mark as test account',
}
export const effectOfDecision: Readonly<Record<DecisionKind, string>> = {
  adjust: 'Moves money between the operator and the main balance. The player sees it in the history.',
  points: 'Adds loyalty points, or takes them away. The player sees it in the history of points.',
  freebet: 'One bet that we pay. The player sees it under bonuses and in the bet slip.',
  boost:
    'One bet of the player that pays more if it wins. The player sees it under bonuses and in the bet slip. Above your limit another member has to approve the most that it adds.',
  restrict:
    'All sessions end. The player can log in, see everything and withdraw, but can’t deposit, bet, play or claim bonuses.',
  block: 'All sessions end and the player can’t log in. The balance is kept, and payouts wait for a decision.',
  release: 'The player can do everything again.',
  close: 'All sessions end, and the account is closed permanently. Its balance must be zero.',
  test: 'Permanent, and only for an account that nobody has used. Reports leave it out, its funds are capped, and nothing is paid out.',
}

/** What makes sense in this state, of what a member may do. A closed account stays closed. */
export function decisionsFor(
  { state, is_test: isTest }: Pick<PlayerItem, 'state' | 'is_test'>,
  may: Readonly<Record<'block' | 'close' | 'adjust' | 'points' | 'give' | 'test', boolean>>
): DecisionKind[] {
  if (state === 'closed') return []
  const kinds: (DecisionKind | false)[] = [
    may.adjust && 'adjust',
    may.points && 'points',
    may.give && state === 'active' && 'freebet',
    may.give && state === 'active' && 'boost',
    may.block && state !== 'restricted' && 'restrict',
    may.block && state !== 'blocked' && 'block',
    may.block && state !== 'active' && 'release',
    may.test && !isTest && 'test',
    may.close && 'close',
  ]
  return kinds.filter((kind) => kind !== false)
}

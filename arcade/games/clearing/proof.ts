import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { clearing, clearingChance, clearingEnd, clearingPay } from './rules.ts'

/** A plan is a number of mines and a number of tiles after which to stop; nothing else that a player can do changes the odds. */
export function proof(): Proof {
  const bet = (mines: number, safe: number) =>
    [fraction(clearingPay(mines, safe), 100n), fraction(...clearingChance(mines, safe))] as const
  const plans = clearing.mines.flatMap((mines) =>
    Array.from({ length: clearingEnd(mines) }, (_, index) => bet(mines, index + 1))
  )
  const named = [
    [3, 3] as const,
    ...clearing.mines.flatMap((mines) => [[mines, 1] as const, [mines, clearingEnd(mines)] as const]),
  ]
  const each = new Map(named.map((plan) => [plan.join(), plan]))
  return ofBets(
    fields(),
    plans,
    [...each.values()].map(([mines, safe]) => choiceProof('plan', [mines, safe], bet(mines, safe)))
  )
}
/** Fields of all numbers of mines, each mine laid in order. */
const fields = (): bigint =>
  clearing.mines.reduce(
    (sum, mines) =>
      sum + Array.from({ length: mines }, (_, index) => BigInt(clearing.tiles - index)).reduce((a, b) => a * b, 1n),
    0n
  )

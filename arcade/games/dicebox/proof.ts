import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { dicebox, diceboxPay } from './rules.ts'

export function proof(): Proof {
  const bet = (chance: number) => [fraction(diceboxPay(chance), 100n), fraction(chance, 100)] as const
  const chances = Array.from(
    { length: dicebox.chanceMost - dicebox.chanceLeast + 1 },
    (_, index) => dicebox.chanceLeast + index
  )
  const named = [50, dicebox.chanceLeast, 10, 25, 75, dicebox.chanceMost]
  return ofBets(
    BigInt(dicebox.faces),
    chances.map(bet),
    named.map((chance) => choiceProof('chance', [chance], bet(chance)))
  )
}

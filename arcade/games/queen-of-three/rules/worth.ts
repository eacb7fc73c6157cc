import { packSize } from '../../../rules/cards.ts'
import { type Decision, paysOf, resultOf, threePays } from '../rules.ts'
import { strengthOf, threeOf } from './hands.ts'

/** Every hand of three rising cards. */
export function eachThree(then: (a: number, b: number, c: number) => void): void {
  for (let a = 0; a < packSize; a++)
    for (let b = a + 1; b < packSize; b++) for (let c = b + 1; c < packSize; c++) then(a, b, c)
}

interface Worth {
  readonly best: Decision
  /** On average, in hundredths of ante and play bet together, cut off. */
  readonly play: number
  readonly fold: number
}
/** What playing and folding these cards return: over every hand of the dealer. */
export function worthOf(player: readonly [number, number, number]): Worth {
  const strength = strengthOf(player)
  const hand = threeOf(strength)
  let [sum, count] = [0, 0]
  eachThree((a, b, c) => {
    if (player.includes(a) || player.includes(b) || player.includes(c)) return
    const result = resultOf(strength, strengthOf([a, b, c]))
    sum += paysOf('ante', hand, result) + paysOf('play', hand, result)
    count++
  })
  return {
    best: sum > threePays.back * count ? 'play' : 'fold',
    play: Math.floor(sum / (2 * count)),
    fold: threePays.back / 2,
  }
}

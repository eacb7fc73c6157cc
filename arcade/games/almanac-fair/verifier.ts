import { at, betsOf, type Numbers, settled, sum, type Verifier } from '../../verifier/verifier.ts'

/** Of 60 signs so many name this bet with this multiplier, in this order; 16 name none. */
const signs: readonly (readonly [bet: string, times: number, count: number])[] = [
  ['1', 2, 6],
  ['1', 3, 4],
  ['2', 2, 4],
  ['2', 3, 4],
  ['2', 5, 2],
  ['5', 2, 3],
  ['5', 3, 2],
  ['5', 10, 1],
  ['10', 2, 3],
  ['10', 3, 2],
  ['10', 5, 1],
  ['vane', 2, 3],
  ['vane', 3, 1],
  ['vane', 5, 1],
  ['oak', 2, 2],
  ['oak', 3, 1],
  ['oak', 5, 1],
  ['doors', 2, 2],
  ['doors', 3, 1],
]
const allSigns = signs.flatMap(([bet, times, count]) => Array.from({ length: count }, () => ({ bet, times })))

/** A letter for each segment: t is ten, v the vane, o the oak, d the doors. */
const segments = '1215t121o125121t12v12151251t12v121512o1512121v1t12152d'
const names: Readonly<Record<string, string>> = { t: '10', v: 'vane', o: 'oak', d: 'doors' }

const winds = [0, 5, 6, 10, 5, 8, 15, 6, 0, 10, 5, 20, 7, 12, 10, 50]
const doors = [3, 4, 4, 5, 6, 8, 10, 10, 0, 0, -1, -1]
/** By how far the sum of the sides is from the middle. */
const baskets = [10, 14, 25, 70, 400]

interface Show {
  readonly steps: readonly number[]
  readonly pays: number
}

function vane(numbers: Numbers): Show {
  const steps = [at(winds, numbers.below(16))]
  while (at(steps, steps.length - 1) === 0 && steps.length < 3) steps.push(at(winds, numbers.below(16)))
  if (steps.length === 3 && steps[2] === 0)
    steps.push(
      at(
        winds.filter((wind) => wind !== 0),
        numbers.below(14)
      )
    )
  return { steps, pays: at(steps, steps.length - 1) * 2 ** (steps.length - 1) }
}

function oak(numbers: Numbers): Show {
  const steps: number[] = []
  while (steps.length < 8) steps.push(numbers.below(2))
  return { steps, pays: at(baskets, Math.abs(sum(steps) - 4)) }
}

function barn(numbers: Numbers): Show {
  const steps = numbers.pick(12, 12).map((place) => at(doors, place))
  let [found, doubles] = [5, 1]
  for (const step of steps) {
    if (step === -1) break
    if (step === 0) doubles *= 2
    found += step
  }
  return { steps, pays: found * doubles }
}

const shows: Readonly<Record<string, (numbers: Numbers) => Show>> = { vane, oak, doors: barn }

function draw(numbers: Numbers) {
  const sign = allSigns[numbers.below(60)] ?? null
  const segment = numbers.below(54)
  const letter = segments.charAt(segment)
  const bet = names[letter] ?? letter
  const { steps, pays } = shows[bet]?.(numbers) ?? { steps: [], pays: Number(bet) }
  return { sign, segment, bet, steps, multiple: sign?.bet === bet ? pays * sign.times : pays }
}

export const verifier: Verifier = {
  version: '1.0.0',
  play(round) {
    const placed = betsOf(round, ['1', '2', '5', '10', 'vane', 'oak', 'doors'])
    const drawn = round.isOpen ? null : draw(round.numbers)
    const bets = settled(placed, (bet) => (drawn?.bet === bet ? 100 * drawn.multiple + 100 : 0))
    return { isOver: drawn !== null, winMinor: sum(bets.map(({ win }) => win)), view: { drawn, bets } }
  },
}

import { named, oneOf, quotient, single, times, type Verifier, whole } from '../../verifier/verifier.ts'

const faces = 10_000

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const entry = named(single(choices), 'side', 'chance')
    const side = oneOf(entry.side, ['under', 'over'])
    const chance = whole(entry.chance, 1, 95)
    const roll = numbers.below(faces)
    const width = 100 * chance
    const isWon = side === 'under' ? roll < width : roll >= faces - width
    const multiple = quotient(9900, chance)
    const view = { side, chance, roll, isWon, multiple }
    return { isOver: true, winMinor: isWon ? times(stakeMinor, multiple) : 0, view }
  },
}

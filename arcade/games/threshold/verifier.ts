import { named, single, times, type Verifier, whole } from '../../verifier/verifier.ts'

const shownLeast = 100n
const shownMost = 100_000_000n

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const target = whole(named(single(choices), 'target').target, 101, 100_000)
    const [high, low] = [BigInt(numbers.next()), BigInt(numbers.next())]
    const rest = 2n ** 52n - ((high << 20n) + (low >> 12n))
    const exact = (99n * 2n ** 52n) / rest
    const isWon = exact >= BigInt(target)
    const atLeast = exact < shownLeast ? shownLeast : exact
    const result = Number(atLeast > shownMost ? shownMost : atLeast)
    return { isOver: true, winMinor: isWon ? times(stakeMinor, target) : 0, view: { target, result, isWon } }
  },
}

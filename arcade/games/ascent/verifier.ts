import { named, refuse, times, type Verifier, whole } from '../../verifier/verifier.ts'

const top = 100_000

/** The height at which the balloon is lost, from two numbers. */
function lostAt(high: number, low: number): number {
  const above = 2n ** 52n - (BigInt(high) * 2n ** 20n + BigInt(low >>> 12))
  const drawn = (99n * 2n ** 52n) / above
  if (drawn < 100n) return 100
  return drawn > BigInt(top) ? top : Number(drawn)
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices, isOpen }) {
    const [first, second, ...more] = choices
    if (more.length > 0) refuse('the choices are more than two entries')
    const { auto: chosen } = named(first, 'auto')
    const auto = chosen === null ? null : whole(chosen, 101, top)
    const goal = auto ?? top
    if (isOpen) return { isOver: false, winMinor: 0, view: { auto, out: null, lost: null } }
    const lost = lostAt(numbers.next(), numbers.next())
    if (second !== undefined) {
      const out = whole(named(second, 'out').out, 101, Math.min(goal, lost))
      return { isOver: true, winMinor: times(stakeMinor, out), view: { auto, out, lost: null } }
    }
    return lost >= goal
      ? { isOver: true, winMinor: times(stakeMinor, goal), view: { auto, out: goal, lost } }
      : { isOver: true, winMinor: 0, view: { auto, out: null, lost } }
  },
}

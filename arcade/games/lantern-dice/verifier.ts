import { at, betsOf, settled, sum, type Verifier } from '../../verifier/verifier.ts'

const faces = [1, 2, 3, 4, 5, 6]
const leastTotal = 4
/** How many times its stake a bet on a total wins, from the least total on. */
const totals = [63, 31, 19, 13, 9, 8, 7, 7, 8, 9, 13, 19, 31, 63]
/** The same for a number that one, two or three dice show. */
const singles = [0, 2, 3, 4]

/** Of each bet by its name, how many times its stake it wins with these dice. */
function winsOf(dice: readonly number[]): Map<string, number> {
  const total = sum(dice)
  const countOf = (face: number): number => dice.filter((die) => die === face).length
  const isTriple = faces.some((face) => countOf(face) === 3)
  const half = (holds: boolean): number => (holds && !isTriple ? 2 : 0)
  const wins = new Map([
    ['small', half(total <= 10)],
    ['big', half(total >= 11)],
    ['odd', half(total % 2 === 1)],
    ['even', half(total % 2 === 0)],
    ['any', isTriple ? 31 : 0],
  ])
  for (const face of faces) {
    const count = countOf(face)
    wins.set(`single-${face}`, at(singles, count))
    wins.set(`double-${face}`, count >= 2 ? 12 : 0)
    wins.set(`triple-${face}`, count === 3 ? 191 : 0)
    for (let higher = face + 1; higher <= 6; higher++)
      wins.set(`pair-${face}-${higher}`, count > 0 && countOf(higher) > 0 ? 7 : 0)
  }
  for (const [place, pay] of totals.entries())
    wins.set(`total-${leastTotal + place}`, total === leastTotal + place ? pay : 0)
  return wins
}

export const verifier: Verifier = {
  version: '1.0.0',
  play(round) {
    const dice = [0, 0, 0].map(() => round.numbers.below(6) + 1)
    const wins = winsOf(dice)
    const bets = settled(betsOf(round, [...wins.keys()]), (bet) => (wins.get(bet) ?? 0) * 100)
    return { isOver: true, winMinor: sum(bets.map(({ win }) => win)), view: { dice, bets } }
  },
}

import { betsOf, settled, sum, type Verifier } from '../../verifier/verifier.ts'

const lastPocket = 36
/** What a bet wins in times its stake is this over how many numbers it has. */
const returned = 36
const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

const run = (first: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, i) => first + i * step)

/** The numbers of each bet by its name, on a table of twelve rows of three. */
function numbersOfBets(): Map<string, readonly number[]> {
  const bets = new Map<string, readonly number[]>()
  const all = run(1, lastPocket)
  for (const number of [0, ...all]) bets.set(`${number}`, [number])
  bets.set('red', red)
  bets.set(
    'black',
    all.filter((number) => !red.includes(number))
  )
  bets
    .set('even', run(2, 18, 2))
    .set('odd', run(1, 18, 2))
    .set('low', run(1, 18))
    .set('high', run(19, 18))
  for (const place of [1, 2, 3]) {
    bets.set(`dozen-${place}`, run(12 * place - 11, 12))
    bets.set(`column-${place}`, run(place, 12, 3))
  }
  for (const number of all) {
    const column = number % 3
    const hasRowAfter = number + 3 <= lastPocket
    if (column !== 0) bets.set(`split-${number}-${number + 1}`, [number, number + 1])
    if (hasRowAfter) bets.set(`split-${number}-${number + 3}`, [number, number + 3])
    if (column === 1) bets.set(`street-${number}`, run(number, 3))
    if (column === 1 && hasRowAfter) bets.set(`line-${number}`, run(number, 6))
    if (column !== 0 && hasRowAfter) bets.set(`corner-${number}`, [number, number + 1, number + 3, number + 4])
  }
  return bets
}

const table = numbersOfBets()

export const verifier: Verifier = {
  version: '1.0.0',
  play(round) {
    const placed = betsOf(round, [...table.keys()])
    const pocket = round.numbers.below(lastPocket + 1)
    const bets = settled(placed, (bet) => {
      const numbers = table.get(bet) ?? []
      return numbers.includes(pocket) ? (returned / numbers.length) * 100 : 0
    })
    return { isOver: true, winMinor: sum(bets.map(({ win }) => win)), view: { pocket, bets } }
  },
}

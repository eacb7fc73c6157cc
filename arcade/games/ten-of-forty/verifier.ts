import { at, isList, named, refuse, single, times, type Verifier, whole } from '../../verifier/verifier.ts'

const size = 40
const most = 10
/** In hundredths: a row for each count of numbers, its last entry for all of them hit. */
const pays = [
  [396],
  [170, 580],
  [440, 3200],
  [120, 1300, 9600],
  [100, 420, 3000, 24000],
  [300, 1500, 10000, 100000],
  [160, 950, 3100, 25000, 100000],
  [170, 300, 1900, 9300, 50000, 100000],
  [500, 990, 4700, 22000, 75000, 100000],
  [310, 690, 2400, 11000, 62000, 91000, 100000],
]

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers: draws, stakeMinor, choices }) {
    const chosen = named(single(choices), 'numbers').numbers
    if (!isList(chosen) || chosen.length < 1 || chosen.length > most) refuse('not one to ten numbers')
    const numbers = chosen.map((number) => whole(number, 1, size))
    if (new Set(numbers).size !== numbers.length) refuse('a number is chosen twice')
    const drawn = draws.pick(size, 10).map((place) => place + 1)
    const hits = numbers.filter((number) => drawn.includes(number)).length
    const row = at(pays, numbers.length - 1)
    const pay = row[row.length - 1 - (numbers.length - hits)] ?? 0
    return { isOver: true, winMinor: times(stakeMinor, pay), view: { numbers, drawn, hits, pay } }
  },
}

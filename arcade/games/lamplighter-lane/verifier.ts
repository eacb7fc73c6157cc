import {
  at,
  coinsWin,
  isFields,
  linesWins,
  named,
  type Numbers,
  nothing,
  type Pays,
  refuse,
  shown,
  single,
  sum,
  type Value,
  type Verifier,
} from '../../verifier/verifier.ts'

const strips = [
  'VUTGUCRGRNGTVURVGUCGRUTRURGRTGC',
  'TGRGUGRCUURGUTVGRRTURCVURVGUTCRG',
  'GRTCGGUTVUGRTGCGRVURURGTUCURGURV',
  'URGVGRUVUTRURGGRTGCUUTUVCGTCRUGR',
  'GTVRRCGTRUGCRUTURGVURGUVLGRTUGC',
]
const lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
]
const pays: Pays = [
  ['C', [0, 0, 32, 110, 400]],
  ['V', [0, 0, 24, 60, 160]],
  ['T', [0, 0, 18, 40, 100]],
  ['R', [0, 0, 8, 14, 28]],
  ['G', [0, 0, 8, 12, 24]],
  ['U', [0, 0, 6, 11, 20]],
]
const wild = 'L'
const lantern = 'N'
const rows = 3
const coinsOfStake = 10
const stakesOfCall = 60
/** The reel where he comes in. */
const entrance = 4
/** Of the respins, in their order. */
const multipliers = [2, 3, 4, 5]
const allWild = wild.repeat(rows)

function spun(numbers: Numbers, held: readonly number[], multiplier: number) {
  const grid = strips.map((strip, reel) =>
    held.includes(reel) ? allWild : shown(strip, numbers.below(strip.length), rows)
  )
  const lit = grid.flatMap((column, reel) => (column.includes(wild) ? [reel] : []))
  const seen = grid.map((column) => (column.includes(wild) ? allWild : column))
  const wins = linesWins(seen, lines, pays, wild)
  return { grid, lit, wins, multiplier, coins: sum(wins.map(({ coins }) => coins)) * multiplier }
}

function called(entry: Value): boolean {
  if (!isFields(entry)) nothing(entry)
  else if (named(entry, 'call').call !== true) refuse('call is not true')
  return isFields(entry)
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const isCalled = called(single(choices))
    const divisor = isCalled ? coinsOfStake * stakesOfCall : coinsOfStake
    if (isCalled && stakeMinor % divisor !== 0) refuse('the stake is no whole number of calls')
    const first = spun(numbers, isCalled ? [entrance] : [], 1)
    const spins = [first]
    const isWalk = first.lit.includes(entrance) && (isCalled || at(first.grid, 0).includes(lantern))
    for (const multiplier of isWalk ? multipliers : []) {
      const before = at(spins, spins.length - 1)
      spins.push(
        spun(
          numbers,
          before.lit.filter((reel) => reel > 0).map((reel) => reel - 1),
          multiplier
        )
      )
    }
    const coins = sum(spins.map((spin) => spin.coins))
    return { isOver: true, winMinor: coinsWin(stakeMinor, coins, divisor), view: { spins, isCalled, coins } }
  },
}

import {
  at,
  begun,
  coinsWin,
  nothing,
  type Numbers,
  type Pays,
  refuse,
  shown,
  sum,
  type Verifier,
  waysWins,
} from '../../verifier/verifier.ts'

const strips = [
  'RNABLNSMRAKNGSKLGMKLRGKM',
  'LKSMLKGNLMGANSRWGARMNKRM',
  'RNKBRNGWRAGKSMLBNMLAKMLG',
  'MGRKAGRKLMRAWMSNRMLNKSLN',
  'BNKALNKGMARGMLRGMSRNKMRL',
]
const pays: Pays = [
  ['S', [0, 0, 15, 80, 400]],
  ['A', [0, 0, 12, 40, 160]],
  ['G', [0, 0, 8, 24, 90]],
  ['L', [0, 0, 6, 16, 60]],
  ['N', [0, 0, 5, 12, 40]],
  ['R', [0, 0, 3, 9, 24]],
  ['K', [0, 0, 3, 8, 18]],
  ['M', [0, 0, 2, 6, 14]],
]
const wild = 'W'
const scatter = 'B'
const firstRows = 3
const boltsNeeded = 3
const boltCoins = 100
/** The rows of every free spin. */
const tide = [4, 4, 4, 5, 5, 6]

function spun(numbers: Numbers, rows: number, multiplier: number) {
  const grid = strips.map((strip) => shown(strip, numbers.below(strip.length), rows))
  const wins = waysWins(grid, pays, wild)
  const bolts = Array.from(grid.join('')).filter((symbol) => symbol === scatter).length
  return { grid, wins, bolts, multiplier, coins: sum(wins.map(({ coins }) => coins)) * multiplier }
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, steps] = begun(choices)
    nothing(first)
    const opening = spun(numbers, firstRows, 1)
    const isFree = opening.bolts === boltsNeeded
    const spins = [{ ...opening, coins: opening.coins + (isFree ? boltCoins : 0) }]
    const left = (isFree ? tide.length : 0) - steps.length
    if (left < 0) refuse('the round was over before the last entry')
    let multiplier = 1
    for (const [place, step] of steps.entries()) {
      nothing(step)
      const spin = spun(numbers, at(tide, place), multiplier)
      spins.push(spin)
      if (spin.wins.length > 0) multiplier++
    }
    const coins = sum(spins.map((spin) => spin.coins))
    const rows = at(tide, Math.min(steps.length, tide.length - 1))
    const free = isFree ? { total: tide.length, left, multiplier, rows } : null
    return { isOver: left === 0, winMinor: coinsWin(stakeMinor, coins), view: { spins, free, coins } }
  },
}

import {
  at,
  begun,
  coinsWin,
  linesWins,
  nothing,
  type Numbers,
  type Pays,
  refuse,
  shown,
  sum,
  type Verifier,
} from '../../verifier/verifier.ts'

const rows = 3
const strips = [
  'LPKULHCXEUKLECHKUCPXLKXHELCUEC',
  'LCPMHUKEUCEKULCXLEHPWEKCPXMHXK',
  'ULKCPXUWHLXECUKEPKCHLUMWHMXLEK',
  'XKWULCUEKHUPLWPCMXLHCELUCEXKHM',
  'KUHECLXPCEKWEPHKLPEXCKXULCUXHL',
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
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
]
const pays: Pays = [
  ['P', [0, 0, 50, 250, 1500]],
  ['H', [0, 0, 32, 120, 600]],
  ['X', [0, 0, 25, 80, 300]],
  ['E', [0, 0, 18, 50, 180]],
  ['U', [0, 0, 12, 40, 120]],
  ['K', [0, 0, 12, 30, 100]],
  ['C', [0, 0, 8, 25, 80]],
  ['L', [0, 0, 8, 20, 60]],
]
const wild = 'W'
const scatter = 'M'
/** Coins of the first spin by its moons. */
const scatterPays = [0, 0, 0, 40]
const moonsNeeded = 3
const freeSpins = 10

function spun(numbers: Numbers, multiplier: number, isFirst: boolean) {
  const grid = strips.map((strip) => shown(strip, numbers.below(strip.length), rows))
  const wins = linesWins(grid, lines, pays, wild)
  const moons = Array.from(grid.join('')).filter((symbol) => symbol === scatter).length
  const scattered = isFirst ? (scatterPays[moons] ?? 0) : 0
  return { grid, wins, moons, multiplier, coins: sum(wins.map(({ coins }) => coins)) * multiplier + scattered }
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, steps] = begun(choices)
    nothing(first)
    const spins = [spun(numbers, 1, true)]
    const isFree = at(spins, 0).moons >= moonsNeeded
    const left = (isFree ? freeSpins : 0) - steps.length
    if (left < 0) refuse('the round was over before the last entry')
    let multiplier = 2
    for (const step of steps) {
      nothing(step)
      const spin = spun(numbers, multiplier, false)
      spins.push(spin)
      multiplier += spin.moons
    }
    const coins = sum(spins.map((spin) => spin.coins))
    const free = isFree ? { total: freeSpins, left, multiplier } : null
    return { isOver: left === 0, winMinor: coinsWin(stakeMinor, coins), view: { spins, free, coins } }
  },
}

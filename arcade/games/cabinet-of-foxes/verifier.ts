import {
  at,
  begun,
  coinsWin,
  linesWins,
  named,
  nothing,
  type Pays,
  refuse,
  shown,
  sum,
  type Verifier,
  whole,
} from '../../verifier/verifier.ts'

const strips = [
  'FJEKFPTFBTSGTBJGSTFETSEPJTPFET',
  'TFKTFEBJSTPSTJWEGPFJSTEGTEPFBW',
  'TJEBKFPGTJSFTJBESWPFTWFTSPEGFE',
  'WFPKJETJSTFEGSPBSFTGEPJTFWTBEP',
  'TJSFGTPSFPEKJTBEFGEFPBTJPTFGES',
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
  ['B', [0, 0, 50, 200, 1000]],
  ['G', [0, 0, 30, 100, 400]],
  ['S', [0, 0, 20, 60, 200]],
  ['J', [0, 0, 16, 50, 150]],
  ['P', [0, 0, 10, 30, 100]],
  ['E', [0, 0, 8, 24, 80]],
  ['F', [0, 0, 6, 16, 50]],
  ['T', [0, 0, 4, 12, 40]],
]
const keyPays = [0, 0, 0, 20, 100, 500]
const keysToOpen = 3
const contents = 'TTFFEEPJSBLLXXX'
const worths: Readonly<Record<string, number>> = { T: 1, F: 2, E: 3, P: 4, J: 5, S: 6, B: 10 }
const foxesToShut = 2
const things = 12
const stakesOfAll = 50
const coinsOfStake = 10

const countOf = (text: string, letter: string): number => text.split(letter).length - 1

function cabinetOf(found: string, opened: readonly number[], lit: number) {
  const foxes = countOf(found, 'X')
  const lamps = lit + countOf(found, 'L')
  const worth = sum(Array.from(found).map((letter) => worths[letter] ?? 0))
  const isFull = found.length - foxes === things
  const stakes = worth * (1 + lamps) + (isFull ? stakesOfAll : 0)
  return { opened, found, foxes, lamps, worth, isFull, isShut: foxes === foxesToShut || isFull, stakes }
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, entries] = begun(choices)
    nothing(first)
    const grid = strips.map((strip) => shown(strip, numbers.below(strip.length), 3))
    const wins = linesWins(grid, lines, pays, 'W')
    const keys = sum(grid.map((reel) => countOf(reel, 'K')))
    const coins = sum(wins.map((win) => win.coins)) + at(keyPays, keys)
    const spin = { grid, wins, keys, coins }
    if (keys < keysToOpen) {
      if (entries.length > 0) refuse('the cabinet is not open')
      const view = { spin, cabinet: null, drawers: null, coins }
      return { isOver: true, winMinor: coinsWin(stakeMinor, coins, coinsOfStake), view }
    }
    const drawers = numbers.pick(contents.length, contents.length).map((place) => contents.charAt(place))
    const opened: number[] = []
    let found = ''
    let cabinet = cabinetOf(found, [], keys - keysToOpen)
    for (const entry of entries) {
      if (cabinet.isShut) refuse('the cabinet was closed before the last entry')
      const drawer = whole(named(entry, 'drawer').drawer, 0, contents.length - 1)
      if (opened.includes(drawer)) refuse('a drawer is opened twice')
      opened.push(drawer)
      found += at(drawers, drawer)
      cabinet = cabinetOf(found, [...opened], keys - keysToOpen)
    }
    const all = coins + coinsOfStake * cabinet.stakes
    const view = { spin, cabinet, drawers: cabinet.isShut ? drawers.join('') : null, coins: all }
    return { isOver: cabinet.isShut, winMinor: coinsWin(stakeMinor, all, coinsOfStake), view }
  },
}

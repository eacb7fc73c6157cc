import {
  at,
  coinsWin,
  nothing,
  type Pays,
  quotient,
  rising,
  shown,
  single,
  sum,
  type Verifier,
} from '../../verifier/verifier.ts'

const strips = [
  'TTDBLLPPCCDDLLCBTTBB',
  'TCCTPPDDBBCLLTTBLLDB',
  'LLTTBBPCDDTLDBBLTPCC',
  'BLTTDCDDCCLLPPLBTBBT',
  'PTBDDTBLCCPTTLBBCLLD',
]
const sizes = [5, 6, 7, 8, 10, 12, 15]
const pays: Pays = [
  ['P', [28, 45, 75, 130, 300, 800, 2500]],
  ['C', [18, 26, 42, 65, 150, 400, 1000]],
  ['D', [14, 20, 30, 48, 110, 300, 800]],
  ['B', [9, 13, 19, 30, 70, 200, 500]],
  ['T', [7, 10, 15, 25, 55, 150, 400]],
  ['L', [5, 8, 12, 18, 40, 110, 300]],
]
const multipliers = [1, 2, 3, 5, 8, 12, 18, 25]
const [rows, coinsOfStake, fallsMost, bloomAfter] = [5, 10, 20, 3]

type Window = readonly string[]
const symbolAt = (window: Window, place: number): string => at(window, quotient(place, rows)).charAt(place % rows)

/** The places that touch this one. */
function touching(place: number): number[] {
  const [reel, row] = [quotient(place, rows), place % rows]
  return [
    ...(row > 0 ? [place - 1] : []),
    ...(row < rows - 1 ? [place + 1] : []),
    ...(reel > 0 ? [place - rows] : []),
    ...(reel < strips.length - 1 ? [place + rows] : []),
  ]
}

/** All clusters, in the order of their smallest places. */
function clustersOf(window: Window): number[][] {
  const seen = new Set<number>()
  return Array.from({ length: rows * strips.length }, (_, place) => place).flatMap((place) => {
    if (seen.has(place)) return []
    const cluster = [place]
    seen.add(place)
    for (const one of cluster)
      for (const other of touching(one))
        if (!seen.has(other) && symbolAt(window, other) === symbolAt(window, place)) {
          seen.add(other)
          cluster.push(other)
        }
    return [rising(cluster)]
  })
}

function payOf(symbol: string, size: number): number {
  const row = pays.find(([one]) => one === symbol)?.[1] ?? []
  const entry = sizes.filter((from) => from <= size).length - 1
  return entry < 0 ? 0 : at(row, entry)
}

function fallOf(window: Window, number: number, hasBloomed: boolean) {
  const multiplier = at(multipliers, Math.min(number, multipliers.length - 1))
  const wins = clustersOf(window)
    .filter((places) => places.length >= at(sizes, 0))
    .map((places) => {
      const symbol = symbolAt(window, at(places, 0))
      return { symbol, places, coins: payOf(symbol, places.length) * multiplier }
    })
  return { grid: window, wins, multiplier, coins: sum(wins.map(({ coins }) => coins)), hasBloomed }
}

/** The window after these places are emptied; `tops` are the places of the strips on top, and are moved. */
function sunk(window: Window, out: ReadonlySet<number>, tops: number[]): string[] {
  return window.map((column, reel) => {
    const stays = Array.from(column).filter((_, row) => !out.has(reel * rows + row))
    const strip = at(strips, reel)
    while (stays.length < rows) {
      const top = (at(tops, reel) + strip.length - 1) % strip.length
      tops[reel] = top
      stays.unshift(strip.charAt(top))
    }
    return stays.join('')
  })
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    nothing(single(choices))
    const tops = strips.map((strip) => numbers.below(strip.length))
    let window: Window = strips.map((strip, reel) => shown(strip, at(tops, reel), rows))
    let [won, isBloomed] = [0, false]
    const falls = [fallOf(window, 0, false)]
    for (;;) {
      const last = at(falls, falls.length - 1)
      if (last.wins.length > 0) {
        won++
        if (won === fallsMost) break
        window = sunk(window, new Set(last.wins.flatMap(({ places }) => places)), tops)
        falls.push(fallOf(window, won, false))
      } else if (won >= bloomAfter && !isBloomed) {
        isBloomed = true
        window = window.map((column) => column.replaceAll('L', 'P'))
        falls.push(fallOf(window, won, true))
      } else break
    }
    const coins = sum(falls.map((fall) => fall.coins))
    return { isOver: true, winMinor: coinsWin(stakeMinor, coins, coinsOfStake), view: { falls, coins } }
  },
}

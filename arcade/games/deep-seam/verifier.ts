import {
  at,
  coinsWin,
  nothing,
  type Pays,
  shown,
  single,
  sum,
  type Value,
  type Verifier,
  waysWins,
} from '../../verifier/verifier.ts'

const rows = 3
const strips = ['SOCGAECQRTIAESQTG', 'QGWTQROASCTEIGCAI', 'GSITCAQGISAWREQCO', 'TCGAEQOGTIEWSCRQI', 'GIQRTIAOCGESICRQA']
const pays: Pays = [
  ['R', [0, 0, 25, 120, 600]],
  ['O', [0, 0, 17, 65, 280]],
  ['E', [0, 0, 13, 40, 160]],
  ['S', [0, 0, 10, 32, 110]],
  ['T', [0, 0, 8, 22, 70]],
  ['A', [0, 0, 5, 16, 42]],
  ['G', [0, 0, 5, 11, 32]],
  ['Q', [0, 0, 3, 8, 25]],
  ['C', [0, 0, 2, 7, 20]],
  ['I', [0, 0, 2, 5, 16]],
]
const wild = 'W'
const multipliers = [1, 2, 3, 5]
const fallsMost = 10

/** What is in sight of a reel, and the place of the strip that last came in at its top. */
interface Reel {
  readonly strip: string
  readonly top: number
  readonly seen: string
}

/** The reel without the symbols that fall out, filled again from the top. */
function filled({ strip, top, seen }: Reel, falling: ReadonlySet<string>): Reel {
  const kept = Array.from(seen).filter((symbol) => !falling.has(symbol))
  let place = top
  while (kept.length < rows) {
    place = (place + strip.length - 1) % strip.length
    kept.unshift(strip.charAt(place))
  }
  return { strip, top: place, seen: kept.join('') }
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    nothing(single(choices))
    let reels = strips.map((strip): Reel => {
      const stop = numbers.below(strip.length)
      return { strip, top: stop, seen: shown(strip, stop, rows) }
    })
    const falls: Value[] = []
    let total = 0
    let isLast = false
    while (!isLast) {
      const grid = reels.map(({ seen }) => seen)
      const multiplier = at(multipliers, Math.min(falls.length, multipliers.length - 1))
      const wins = waysWins(grid, pays, wild).map((win) => ({ ...win, coins: win.coins * multiplier }))
      const coins = sum(wins.map((win) => win.coins))
      falls.push({ grid, wins, multiplier, coins })
      total += coins
      isLast = coins === 0 || falls.length === fallsMost
      reels = reels.map((reel, place) => {
        const taken = wins.filter(({ count }) => place < count)
        return filled(reel, new Set(taken.flatMap(({ symbol }) => [symbol, wild])))
      })
    }
    return { isOver: true, winMinor: coinsWin(stakeMinor, total), view: { falls, coins: total } }
  },
}

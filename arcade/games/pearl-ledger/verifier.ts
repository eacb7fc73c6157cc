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
  'GLFTOOFHAFHCAHCSTCGSOGFTLAGLAGTC',
  'CTSCOOCAGTFGCFAWFSLFOTHWGHLGTHLA',
  'SLFGOOOSWLGHCTHLTAFSAWGCAGFTCHTC',
  'TWGFOOOFWTLAHLAGHAGTAFTSFCSLCGHC',
  'HGCTOOTLCTHGFWGSFASFDHGLCATCALFA',
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
  ['S', [0, 0, 30, 150, 1000]],
  ['L', [0, 0, 24, 100, 400]],
  ['H', [0, 0, 20, 60, 250]],
  ['A', [0, 0, 15, 40, 150]],
  ['C', [0, 0, 10, 30, 100]],
  ['F', [0, 0, 10, 25, 80]],
  ['T', [0, 0, 7, 20, 60]],
  ['G', [0, 0, 6, 16, 50]],
]
const wild = 'W'
const [pearl, diver] = ['O', 'D']
const pearlsNeeded = 6
const respinsLeft = 3
const chancesOf = 16
const pearlChances = 3
const diverChances = 1
/** Coins of a pearl, and how many of the 128 chances have them. */
const values = [
  [10, 60],
  [20, 40],
  [40, 16],
  [100, 8],
  [200, 3],
  [1000, 1],
] as const
const fullCoins = 20_000

/** What lies at a place: a pearl with its coins, or a diver with null. */
type Held = { readonly place: number; readonly coins: number | null }

function valueOf(numbers: Numbers): number {
  let rest = numbers.below(sum(values.map(([, share]) => share)))
  for (const [coins, share] of values) {
    rest -= share
    if (rest < 0) return coins
  }
  return refuse('no value')
}

const pearlsOf = (held: readonly Held[]): number => sum(held.map(({ coins }) => coins ?? 0))
const diversOf = (held: readonly Held[]): number => held.filter(({ coins }) => coins === null).length

/** The pearls and divers in sight, place by place. */
function heldOf(grid: readonly string[], numbers: Numbers): Held[] {
  return Array.from(grid.join('')).flatMap((symbol, place): Held[] => {
    if (symbol === diver) return [{ place, coins: null }]
    return symbol === pearl ? [{ place, coins: valueOf(numbers) }] : []
  })
}

/** All respins, with null for one on which nothing lands. */
function respun(held: readonly Held[], numbers: Numbers): (Held | null)[] {
  const empty = new Set(Array.from({ length: strips.length * rows }, (_, place) => place))
  for (const { place } of held) empty.delete(place)
  const respins: (Held | null)[] = []
  let left = respinsLeft
  while (left > 0 && empty.size > 0) {
    const lot = numbers.below(chancesOf)
    if (lot >= pearlChances + diverChances) {
      respins.push(null)
      left--
      continue
    }
    const place = at([...empty], numbers.below(empty.size))
    respins.push({ place, coins: lot < pearlChances ? valueOf(numbers) : null })
    empty.delete(place)
    left = respinsLeft
  }
  return respins
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, steps] = begun(choices)
    nothing(first)
    const grid = strips.map((strip) => shown(strip, numbers.below(strip.length), rows))
    const held = heldOf(grid, numbers)
    const wins = linesWins(grid, lines, pays, wild)
    const spin = { grid, wins, held, coins: sum(wins.map(({ coins }) => coins)) }
    const isLedger = held.length - diversOf(held) >= pearlsNeeded
    const [step] = steps
    if (steps.length > (isLedger ? 1 : 0)) refuse('the round was over before the last entry')
    if (!isLedger) {
      const collected = pearlsOf(held) * diversOf(held)
      const coins = spin.coins + collected
      return { isOver: true, winMinor: coinsWin(stakeMinor, coins), view: { spin, collected, ledger: null, coins } }
    }
    if (step !== undefined) nothing(step)
    const isOver = step !== undefined
    const respins = isOver ? respun(held, numbers) : []
    const lying = [...held, ...respins.filter((landed) => landed !== null)]
    const pearls = pearlsOf(lying)
    const times = diversOf(lying) + 1
    const full = isOver && lying.length === strips.length * rows ? fullCoins : 0
    const coins = spin.coins + (isOver ? pearls * times + full : 0)
    const view = { spin, collected: 0, ledger: { respins, pearls, times, full }, coins }
    return { isOver, winMinor: coinsWin(stakeMinor, coins), view }
  },
}

import {
  at,
  begun,
  coinsWin,
  isFields,
  linesWins,
  named,
  nothing,
  type Numbers,
  oneOf,
  type Pays,
  refuse,
  shown,
  sum,
  type Value,
  type Verifier,
} from '../../verifier/verifier.ts'

const strips = [
  'EVNDAWNDUNDVCDNWCUNDUEAWCNLW',
  'ACDUNCDNWVNUDWALENDVEUDNWUCW',
  'UELWVNWEAVDCWDNWDUNDUAVNCDNC',
  'VCNWDNUCEDAWVNUENACLWVDUNDWN',
  'NAVCWNUDNVWAENUCVDNUCDLWDEUW',
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
  ['E', [0, 0, 40, 250, 2500]],
  ['A', [0, 0, 25, 120, 700]],
  ['V', [0, 0, 15, 75, 300]],
  ['C', [0, 0, 12, 50, 200]],
  ['U', [0, 0, 10, 36, 140]],
  ['W', [0, 0, 6, 20, 65]],
  ['D', [0, 0, 5, 13, 45]],
  ['N', [0, 0, 4, 9, 25]],
]
const lighthousePays = [0, 0, 0, 20, 200, 500]
const lighthousesOfRide = 3
const rides = 8
const sides = ['star', 'wheel'] as const
const callsMost = 5
const coinsMost = 1000
const coinsOfStake = 10

function spun(numbers: Numbers) {
  const grid = strips.map((strip) => shown(strip, numbers.below(strip.length), 3))
  const wins = linesWins(grid, lines, pays, 'L')
  return { grid, wins, paid: sum(wins.map(({ coins }) => coins)) }
}

function ridden(numbers: Numbers, [traveller, row]: Pays[number]) {
  const { grid, wins, paid } = spun(numbers)
  const seen = grid.flatMap((reel, place) => (reel.includes(traveller) ? [place] : []))
  const full = seen.length === 0 ? 0 : lines.length * at(row, seen.length - 1)
  return { grid, wins, filled: full > 0 ? seen : [], full, coins: paid + full }
}

function asks(entry: Value): boolean {
  if (!isFields(entry)) nothing(entry)
  else if (named(entry, 'coin').coin !== true) refuse('coin is not true')
  return isFields(entry)
}

function takes(entry: Value): boolean {
  if (!isFields(entry) || !Object.hasOwn(entry, 'take')) return false
  if (named(entry, 'take').take !== true) refuse('take is not true')
  return true
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, entries] = begun(choices)
    const isAsked = asks(first)
    const { grid, wins, paid } = spun(numbers)
    const lighthouses = sum(grid.map((reel) => reel.split('L').length - 1))
    const spins = [{ grid, wins, filled: [] as number[], full: 0, coins: paid + at(lighthousePays, lighthouses) }]
    let traveller: string | null = null
    if (lighthouses >= lighthousesOfRide) {
      const drawn = at(pays, numbers.below(pays.length))
      traveller = drawn[0]
      for (let ride = 0; ride < rides; ride++) spins.push(ridden(numbers, drawn))
    }
    const coins = sum(spins.map((spin) => spin.coins))
    const isHeld = isAsked && traveller === null && coins > 0 && coins <= coinsMost
    const calls: string[] = []
    const tosses: string[] = []
    let held = coins
    let isOpen = isHeld
    for (const entry of entries) {
      if (!isOpen) refuse('the round was over before the last entry')
      if (takes(entry)) {
        isOpen = false
        continue
      }
      const call = oneOf(named(entry, 'side').side, sides)
      const toss = at(sides, numbers.below(2))
      calls.push(call)
      tosses.push(toss)
      held = call === toss ? 2 * held : 0
      isOpen = held > 0 && held <= coinsMost && calls.length < callsMost
    }
    const view = { spins, lighthouses, traveller, coins, coin: isHeld ? { calls, tosses, held, isOpen } : null }
    return { isOver: !isOpen, winMinor: coinsWin(stakeMinor, held, coinsOfStake), view }
  },
}

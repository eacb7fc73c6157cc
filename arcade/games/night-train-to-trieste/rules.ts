import { refused } from '@ante/kit/refusal'
import { onlyParts, partOf, wrongChoice } from '../../rules/choice.ts'
import { below, type Draws } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { type LineDesign, LineMachine, type LineWin, twentyLines } from '../../rules/slots/lines.ts'

/**
 * L lighthouse (wild and scatter, one on each reel), E engine, A accordion, V suitcase, C coffee, U umbrella, W whistle, D letter, N lemon. Ten lines.
 * Three lighthouses begin the night ride: a traveller is drawn, and wherever it comes into sight in the rides that follow, it fills its reel.
 */
export const trainDesign: LineDesign = {
  rows: 3,
  coins: 10,
  lines: twentyLines.slice(0, 10),
  strips: [
    'EVNDAWNDUNDVCDNWCUNDUEAWCNLW',
    'ACDUNCDNWVNUDWALENDVEUDNWUCW',
    'UELWVNWEAVDCWDNWDUNDUAVNCDNC',
    'VCNWDNUCEDAWVNUENACLWVDUNDWN',
    'NAVCWNUDNVWAENUCVDNUCDLWDEUW',
  ],
  pays: {
    E: [0, 0, 40, 250, 2500],
    A: [0, 0, 25, 120, 700],
    V: [0, 0, 15, 75, 300],
    C: [0, 0, 12, 50, 200],
    U: [0, 0, 10, 36, 140],
    W: [0, 0, 6, 20, 65],
    D: [0, 0, 5, 13, 45],
    N: [0, 0, 4, 9, 25],
  },
  wild: 'L',
  scatter: 'L',
  scatterPays: [0, 0, 0, 20, 200, 500],
}
export const ride = { lighthouses: 3, rides: 8 } as const
/** The two sides of the coin, in the order in which a toss numbers them. */
export const sides = ['star', 'wheel'] as const
export type Side = (typeof sides)[number]
/** A win of at most so many coins can be staked on the coin, at most so often in a round. A right call doubles it, a wrong one loses it. */
export const coin = { calls: 5, mostCoins: 1000 } as const

let compiled: LineMachine | undefined
/** Compiled at first use: a page that only shows the game does without. */
export const trainMachine = (): LineMachine => (compiled ??= new LineMachine(trainDesign))

export type TrainSpin = {
  /** Reels from left to right, each from top to bottom, as they stopped. */
  readonly grid: readonly string[]
  readonly wins: readonly LineWin[]
  /** The reels that the traveller fills, where that pays, and the coins of all lines for it. */
  readonly filled: readonly number[]
  readonly full: number
  /** Coins of the lines, of the lighthouses and of the traveller. */
  readonly coins: number
}
export type TrainView = {
  /** The first spin, then the rides. */
  readonly spins: readonly TrainSpin[]
  readonly lighthouses: number
  readonly traveller: string | null
  /** Coins that the reels paid. */
  readonly coins: number
  /** What was called on the coin and how it fell, and the coins that are held now; null where nothing was asked. */
  readonly coin: {
    readonly calls: readonly Side[]
    readonly tosses: readonly Side[]
    readonly held: number
    readonly isOpen: boolean
  } | null
}
const { strips, lines } = trainDesign
const travellers = Object.keys(trainDesign.pays)

function spin(draws: Draws, traveller?: string): TrainSpin & { readonly lighthouses: number } {
  const machine = trainMachine()
  const stops = strips.map((strip) => below(draws, strip.length))
  const [grid, lighthouses] = [machine.grid(stops), machine.scatterCount(stops)]
  const seen = traveller === undefined ? [] : grid.flatMap((column, reel) => (column.includes(traveller) ? [reel] : []))
  const full = lines.length * (trainDesign.pays[traveller ?? '']?.[seen.length - 1] ?? 0)
  // In the rides a lighthouse is wild and nothing else.
  const coins = machine.lineCoins(stops) + (traveller === undefined ? machine.scatterCoins(lighthouses) : full)
  return { grid, wins: machine.wins(stops), filled: full > 0 ? seen : [], full, coins, lighthouses }
}

const isSide = (value: Json | undefined): value is Side => sides.some((side) => side === value)
const asksCoin = (choice: Json | undefined): boolean => partOf(choice, 'coin') === true

export const engine: Engine<TrainView> = {
  sysname: 'night-train-to-trieste',
  type: 'slot',
  version: '1.0.0',
  stakesMinor: [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n],
  stakeStepMinor: 10n,
  sheet: { kind: 'train', ...trainDesign, ride, coin: { ...coin, sides: [...sides] } },
  storedChoice: (choice, step) =>
    step === 0
      ? asksCoin(choice)
        ? onlyParts(choice, 'coin')
        : null
      : onlyParts(choice, partOf(choice, 'take') === true ? 'take' : 'side'),
  resolve(draws, stakeMinor, [choice, ...steps]) {
    const asked = asksCoin(choice)
    if (!asked && choice !== null && choice !== undefined) return wrongChoice()
    const { lighthouses, ...first } = spin(draws)
    const spins: TrainSpin[] = [first]
    const traveller = lighthouses >= ride.lighthouses ? (travellers[below(draws, travellers.length)] ?? '') : null
    for (let ridden = 0; traveller !== null && ridden < ride.rides; ridden++) {
      const { lighthouses: _, ...next } = spin(draws, traveller)
      spins.push(next)
    }
    const coins = spins.reduce((sum, one) => sum + one.coins, 0)
    // What a ride has won is paid at once.
    const isHeld = asked && traveller === null && coins > 0 && coins <= coin.mostCoins
    const calls: Side[] = []
    const tosses: Side[] = []
    let [held, isOpen] = [coins, isHeld]
    for (const step of steps) {
      if (!isOpen) return refused('InvalidRequest/round_not_open')
      if (partOf(step, 'take') === true) {
        isOpen = false
        continue
      }
      const side = partOf(step, 'side')
      if (!isSide(side)) return wrongChoice('side')
      const toss = sides[below(draws, sides.length)] ?? 'star'
      calls.push(side)
      tosses.push(toss)
      held = toss === side ? held * 2 : 0
      isOpen = held > 0 && held <= coin.mostCoins && calls.length < coin.calls
    }
    return {
      open: isOpen,
      winMinor: (stakeMinor * BigInt(held)) / BigInt(trainDesign.coins),
      view: { spins, lighthouses, traveller, coins, coin: isHeld ? { calls, tosses, held, isOpen } : null },
    }
  },
  rest: () => ({ take: true }),
}

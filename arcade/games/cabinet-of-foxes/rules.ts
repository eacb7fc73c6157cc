import { refused } from '@ante/kit/refusal'
import { isWhole, onlyParts, partOf, wrongChoice } from '../../rules/choice.ts'
import { below, pickWithout } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { type LineDesign, LineMachine, type LineWin, twentyLines } from '../../rules/slots/lines.ts'
import { type Cabinet, cabinet, opened } from './rules/cabinet.ts'

/**
 * W fox (wild, reels 2 to 4), K key (scatter, one on each reel), B butterfly, G globe, S shell, J jar, P watch, E egg, F feather, T ticket. Ten lines.
 * Three keys open the cabinet, and each further one lights a lamp.
 */
export const foxDesign: LineDesign = {
  rows: 3,
  coins: 10,
  lines: twentyLines.slice(0, 10),
  strips: [
    'FJEKFPTFBTSGTBJGSTFETSEPJTPFET',
    'TFKTFEBJSTPSTJWEGPFJSTEGTEPFBW',
    'TJEBKFPGTJSFTJBESWPFTWFTSPEGFE',
    'WFPKJETJSTFEGSPBSFTGEPJTFWTBEP',
    'TJSFGTPSFPEKJTBEFGEFPBTJPTFGES',
  ],
  pays: {
    B: [0, 0, 50, 200, 1000],
    G: [0, 0, 30, 100, 400],
    S: [0, 0, 20, 60, 200],
    J: [0, 0, 16, 50, 150],
    P: [0, 0, 10, 30, 100],
    E: [0, 0, 8, 24, 80],
    F: [0, 0, 6, 16, 50],
    T: [0, 0, 4, 12, 40],
  },
  wild: 'W',
  scatter: 'K',
  scatterPays: [0, 0, 0, 20, 100, 500],
}
/** So many keys open it. */
export const keysToOpen = 3

let compiled: LineMachine | undefined
/** Compiled at first use: a page that only shows the game does without. */
export const foxMachine = (): LineMachine => (compiled ??= new LineMachine(foxDesign))

export type FoxesView = {
  readonly spin: {
    /** Reels from left to right, each from top to bottom. */
    readonly grid: readonly string[]
    readonly wins: readonly LineWin[]
    readonly keys: number
    /** Coins of the lines and of the keys. */
    readonly coins: number
  }
  readonly cabinet: Cabinet | null
  /** What lies in all drawers, shown only when the cabinet is closed. */
  readonly drawers: string | null
  readonly coins: number
  readonly [key: string]: Json
}

const { contents } = cabinet

export const engine: Engine<FoxesView> = {
  sysname: 'cabinet-of-foxes',
  type: 'slot',
  version: '1.0.0',
  stakesMinor: [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n],
  stakeStepMinor: 10n,
  sheet: { kind: 'cabinet', ...foxDesign, keysToOpen, cabinet },
  storedChoice: (choice, step) => (step === 0 ? null : onlyParts(choice, 'drawer')),
  resolve(draws, stakeMinor, [choice, ...steps]) {
    if (choice !== null && choice !== undefined) return wrongChoice()
    const machine = foxMachine()
    const stops = machine.lengths.map((length) => below(draws, length))
    const keys = machine.scatterCount(stops)
    const coins = machine.lineCoins(stops) + machine.scatterCoins(keys)
    const spin = { grid: machine.grid(stops), wins: machine.wins(stops), keys, coins }
    const paid = (all: number): bigint => (stakeMinor * BigInt(all)) / BigInt(foxDesign.coins)
    if (keys < keysToOpen) {
      if (steps.length > 0) return refused('InvalidRequest/round_not_open')
      return { open: false, winMinor: paid(coins), view: { spin, cabinet: null, drawers: null, coins } }
    }
    // All drawers are filled before the first one is opened: what is picked changes nothing of what lies where.
    const drawers = pickWithout(draws, contents.length, contents.length)
      .map((place) => contents.charAt(place))
      .join('')
    const picks: number[] = []
    const lit = keys - keysToOpen
    let now = opened(drawers, picks, lit)
    for (const step of steps) {
      if (now.isShut) return refused('InvalidRequest/round_not_open')
      const drawer = partOf(step, 'drawer')
      if (!isWhole(drawer, 0, contents.length - 1) || picks.includes(drawer)) return wrongChoice('drawer')
      picks.push(drawer)
      now = opened(drawers, picks, lit)
    }
    const all = coins + now.stakes * foxDesign.coins
    return {
      open: !now.isShut,
      winMinor: paid(all),
      view: { spin, cabinet: now, drawers: now.isShut ? drawers : null, coins: all },
    }
  },
  // Whichever drawer is next, what it holds is as likely: the first one that is closed.
  rest: ({ cabinet: now }) => ({ drawer: [...contents].findIndex((_, drawer) => !now?.opened.includes(drawer)) }),
}

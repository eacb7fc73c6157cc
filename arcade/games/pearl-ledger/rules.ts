import { refused } from '@ante/kit/refusal'
import { below, type Draws } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { type LineDesign, LineMachine, type LineWin, twentyLines } from '../../rules/slots/lines.ts'

/**
 * W compass (wild, reels 2 to 5), S shell, L ledger, H seahorse, A anchor, C crab, F fish, T starfish, G glass float. O pearl and D diver (reel 5)
 * pay on no line: a pearl shows a value, and a diver collects all pearls in sight.
 */
const design: LineDesign = {
  rows: 3,
  coins: 20,
  lines: twentyLines,
  strips: [
    'GLFTOOFHAFHCAHCSTCGSOGFTLAGLAGTC',
    'CTSCOOCAGTFGCFAWFSLFOTHWGHLGTHLA',
    'SLFGOOOSWLGHCTHLTAFSAWGCAGFTCHTC',
    'TWGFOOOFWTLAHLAGHAGTAFTSFCSLCGHC',
    'HGCTOOTLCTHGFWGSFASFDHGLCATCALFA',
  ],
  pays: {
    S: [0, 0, 30, 150, 1000],
    L: [0, 0, 24, 100, 400],
    H: [0, 0, 20, 60, 250],
    A: [0, 0, 15, 40, 150],
    C: [0, 0, 10, 30, 100],
    F: [0, 0, 10, 25, 80],
    T: [0, 0, 7, 20, 60],
    G: [0, 0, 6, 16, 50],
  },
  wild: 'W',
  scatter: 'O',
}

/**
 * Six pearls open the ledger: they stay, divers too, and three respins begin. A respin brings nothing (12 of 16), a pearl (3) or a diver (1) to an
 * empty place, each empty place as likely; what is new stays and makes it three respins again. At the end each diver counts all pearls once more.
 */
export const ledgerRules = {
  opens: 6,
  respins: 3,
  chances: { of: 16, pearl: 3, diver: 1 },
  /** Values of pearls in coins, on the reels and in the ledger, each with its share of 128. */
  values: [
    [10, 60],
    [20, 40],
    [40, 16],
    [100, 8],
    [200, 3],
    [1000, 1],
  ],
  /** Coins for a ledger whose fifteen places are all filled. */
  full: 20_000,
} as const
const shares = ledgerRules.values.reduce((sum, [, share]) => sum + share, 0)

let compiled: LineMachine | undefined
/** Compiled at first use, in some milliseconds: a page that only shows the game does without. */
export const ledgerMachine = (): LineMachine => (compiled ??= new LineMachine(design))
export const places = design.rows * design.strips.length

/** What stays at a place of the window (reel times rows plus row): a pearl with its coins, or a diver, whose coins are none. */
export interface Held {
  readonly place: number
  readonly coins: number | null
  readonly [key: string]: Json
}
export interface LedgerSpin {
  /** Reels from left to right, each from top to bottom. */
  readonly grid: readonly string[]
  readonly wins: readonly LineWin[]
  /** Pearls and divers in sight, place by place. */
  readonly held: readonly Held[]
  /** Coins of the lines. */
  readonly coins: number
  readonly [key: string]: Json
}
export interface Ledger {
  /** What each respin brought, in order. Empty before the ledger is opened. */
  readonly respins: readonly (Held | null)[]
  /** Coins of all pearls together, and how many times they count. */
  readonly pearls: number
  readonly times: number
  readonly full: number
  readonly [key: string]: Json
}
export interface LedgerView {
  readonly spin: LedgerSpin
  /** Coins that a diver of the first spin collected at once. */
  readonly collected: number
  readonly ledger: Ledger | null
  readonly coins: number
  readonly [key: string]: Json
}

function valueOf(draws: Draws): number {
  let at = below(draws, shares)
  for (const [coins, share] of ledgerRules.values) if ((at -= share) < 0) return coins
  throw new RangeError('the shares do not add up')
}

const pearlsOf = (held: readonly Held[]): number => held.reduce((sum, { coins }) => sum + (coins ?? 0), 0)
const diversOf = (held: readonly Held[]): number => held.filter(({ coins }) => coins === null).length

function firstSpin(draws: Draws): LedgerSpin {
  const machine = ledgerMachine()
  const stops = machine.lengths.map((length) => below(draws, length))
  const grid = machine.grid(stops)
  const held = [...grid.join('')].flatMap((symbol, place): Held[] => {
    if (symbol === 'O') return [{ place, coins: valueOf(draws) }]
    return symbol === 'D' ? [{ place, coins: null }] : []
  })
  return { grid, wins: machine.wins(stops), held, coins: machine.lineCoins(stops) }
}

/** All respins, to the end. */
function playLedger(draws: Draws, first: readonly Held[]): Ledger {
  const { chances, respins: most } = ledgerRules
  const held = [...first]
  const respins: (Held | null)[] = []
  const empty = Array.from({ length: places }, (_, place) => place).filter(
    (place) => !held.some((one) => one.place === place)
  )
  for (let left: number = most; left > 0 && empty.length > 0; left--) {
    const what = below(draws, chances.of)
    if (what >= chances.pearl + chances.diver) {
      respins.push(null)
      continue
    }
    const [place = 0] = empty.splice(below(draws, empty.length), 1)
    const landed = { place, coins: what < chances.pearl ? valueOf(draws) : null }
    held.push(landed)
    respins.push(landed)
    left = most + 1
  }
  return {
    respins,
    pearls: pearlsOf(held),
    times: diversOf(held) + 1,
    full: empty.length === 0 ? ledgerRules.full : 0,
  }
}

export const engine: Engine<LedgerView> = {
  sysname: 'pearl-ledger',
  type: 'slot',
  version: '1.0.0',
  stakesMinor: [20n, 40n, 60n, 100n, 200n, 400n, 600n, 1000n, 2000n, 5000n],
  stakeStepMinor: 20n,
  sheet: { kind: 'ledger', ...design, ledger: ledgerRules },
  storedChoice: () => null,
  resolve(draws, stakeMinor, choices) {
    if (choices.some((choice) => choice !== null))
      return refused('InvalidParameter/wrong_choice', { fields: { choice: 'unexpected' } })
    const spin = firstSpin(draws)
    const [pearls, divers] = [pearlsOf(spin.held), diversOf(spin.held)]
    const opens = spin.held.length - divers >= ledgerRules.opens
    const isPlayed = choices.length > 1
    if (choices.length > 2 || (isPlayed && !opens)) return refused('InvalidRequest/round_not_open')
    const before: Ledger = { respins: [], pearls, times: divers + 1, full: 0 }
    const ledger = opens ? (isPlayed ? playLedger(draws, spin.held) : before) : null
    const collected = opens ? 0 : pearls * divers
    const kept = ledger && isPlayed ? ledger.pearls * ledger.times + ledger.full : 0
    const coins = spin.coins + collected + kept
    return {
      open: opens && !isPlayed,
      winMinor: (stakeMinor * BigInt(coins)) / BigInt(design.coins),
      view: { spin, collected, ledger, coins },
    }
  },
}

/**
 * The rules of a game, written a second time from its published page alone: nothing of `rules.ts` or `arcade/rules` is
 * used, so a mistake of the one is found by the other. Runs in a browser and in Node.js, without a network.
 */
export type Value = null | boolean | number | string | readonly Value[] | Fields
export type Fields = { readonly [name: string]: Value }

/** The numbers of a round, in their order. */
export interface Numbers {
  /** The next number of 32 bits. */
  next(): number
  /** `below(n)` of the page. */
  below(n: number): number
  /** `pick(n, k)` of the page. */
  pick(n: number, k: number): number[]
  /** `deal(p, k)` of the page: from the first number of the round, whatever was taken before, and takes none of those that follow. */
  deal(packs: number, k: number): number[]
}

export interface Round {
  readonly numbers: Numbers
  readonly stakeMinor: number
  readonly choices: readonly Value[]
  /** Whether the data says that the round is open: only a round that all players share needs it, as no choice ends it. */
  readonly isOpen: boolean
}

/** What the rules make of a round. */
export interface Outcome {
  readonly isOver: boolean
  /** In minor units: won so far, or 0 while nothing is. */
  readonly winMinor: number
  readonly view: Value
}

export interface Verifier {
  /** The version of the page that it was written from. */
  readonly version: string
  /** Throws for choices that the rules do not take. */
  play(round: Round): Outcome
}

export function refuse(why: string): never {
  throw new Error(why)
}

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entry of a list that must have it. */
export const at = <T>(list: readonly T[], place: number): T => list[place] ?? refuse(`there is no entry ${place}`)

/** An entry of the choices with these names and no others. */
export function named(entry: Value | undefined, ...names: readonly string[]): Fields {
  if (!isFields(entry)) refuse(`an entry of the choices is not ${names.join(' and ')}`)
  const has = Object.keys(entry)
  if (has.length !== names.length || !names.every((name) => Object.hasOwn(entry, name)))
    refuse(`an entry of the choices has ${has.join(' and ') || 'nothing'} instead of ${names.join(' and ')}`)
  return entry
}

export function whole(value: Value | undefined, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    refuse(`a choice is not a whole number from ${least} to ${most}`)
  return value
}

export const oneOf = <T extends string>(value: Value | undefined, texts: readonly T[]): T =>
  texts.find((text) => text === value) ?? refuse(`a choice is none of ${texts.join(', ')}`)

/** The entry of a round that has one. */
export function single(choices: readonly Value[]): Value {
  const [entry] = choices
  if (choices.length !== 1 || entry === undefined) refuse('the choices are not one entry')
  return entry
}

/** The first entry of a round with steps, and those after it. */
export function begun(choices: readonly Value[]): [Value, readonly Value[]] {
  const [first, ...steps] = choices
  if (first === undefined) refuse('the choices have no entry')
  return [first, steps]
}

/** Where nothing is chosen, the entry is null. */
export function nothing(entry: Value): void {
  if (entry !== null) refuse('an entry of the choices is not null')
}

/** Whether the entry takes the win; refuses an entry that says so in another way than `cash`: true. */
export function isCash(entry: Value): boolean {
  if (!isFields(entry) || !Object.hasOwn(entry, 'cash')) return false
  if (named(entry, 'cash').cash !== true) refuse('cash is not true')
  return true
}

export type Bet = { readonly bet: string; readonly stake: number }

/** The bets of a round with one entry: each of these names once at most, their stakes add up to the stake of the round. */
export function betsOf({ choices, stakeMinor }: Round, names: readonly string[]): Bet[] {
  const { bets } = named(single(choices), 'bets')
  if (!isList(bets) || bets.length > names.length) refuse('the bets are not a list of bets, each once at most')
  const placed = bets.map((entry) => {
    const fields = named(entry, 'bet', 'stake')
    return { bet: oneOf(fields.bet, names), stake: whole(fields.stake, 1, stakeMinor) }
  })
  if (new Set(placed.map(({ bet }) => bet)).size !== placed.length) refuse('a bet is placed twice')
  if (sum(placed.map(({ stake }) => stake)) !== stakeMinor) refuse('the bets do not add up to the stake')
  return placed
}

/** The bets with what each wins, by its hundredths. */
export const settled = (bets: readonly Bet[], hundredthsOf: (bet: string) => number) =>
  bets.map(({ bet, stake }) => ({ bet, stake, win: times(stake, hundredthsOf(bet)) }))

export const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)

export const rising = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

/** The quotient of two whole numbers, rounded down. */
export const quotient = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor

const exact = (amount: bigint): number =>
  amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : refuse('an amount is too large')

/** stake × hundredths. No game takes a stake for which this is not whole. */
export function times(stakeMinor: number, hundredths: number): number {
  const product = BigInt(stakeMinor) * BigInt(hundredths)
  if (product % 100n !== 0n) refuse('a stake does not give a whole win')
  return exact(product / 100n)
}

/** The win of a game whose stake is so many coins, rounded down. */
export const coinsWin = (stakeMinor: number, coins: number, coinsOfStake = 20): number =>
  exact((BigInt(stakeMinor) * BigInt(coins)) / BigInt(coinsOfStake))

/** `rows` symbols of a strip that is a circle, from the stop on. */
export const shown = (strip: string, stop: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => strip.charAt((stop + row) % strip.length)).join('')

/** A symbol and what it pays by the number of reels, from one on. */
export type Pays = readonly (readonly [symbol: string, row: readonly number[]])[]

/** The wins of symbols on reels from the left, whatever their places: `coins` are not multiplied yet. */
export function waysWins(grid: readonly string[], pays: Pays, wild: string) {
  return pays.flatMap(([symbol, row]) => {
    const counts = grid.map((reel) => Array.from(reel).filter((seen) => seen === symbol || seen === wild).length)
    const count = reelsPassed(counts.map((seen) => seen > 0))
    const ways = counts.slice(0, count).reduce((product, seen) => product * seen, 1)
    const pay = count === 0 ? 0 : at(row, count - 1)
    return pay === 0 ? [] : [{ symbol, count, ways, coins: pay * ways }]
  })
}

/** The wins of lines, each the row of every reel. */
export function linesWins(grid: readonly string[], lines: readonly (readonly number[])[], pays: Pays, wild: string) {
  return lines.flatMap((rows, line) => {
    const onLine = rows.map((row, reel) => at(grid, reel).charAt(row))
    let best = { line, symbol: '', count: 0, coins: 0 }
    for (const [symbol, row] of pays) {
      const count = reelsPassed(onLine.map((seen) => seen === symbol || seen === wild))
      const coins = count === 0 ? 0 : at(row, count - 1)
      if (coins > best.coins) best = { line, symbol, count, coins }
    }
    return best.coins > 0 ? [best] : []
  })
}

/** How many reels from the left have it, without a gap. */
function reelsPassed(has: readonly boolean[]): number {
  const gap = has.indexOf(false)
  return gap === -1 ? has.length : gap
}

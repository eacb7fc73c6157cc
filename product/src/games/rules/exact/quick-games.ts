import { clearing, clearingChance, clearingEnd, clearingPay } from '../clearing.ts'
import { combination, hintOf } from '../combination.ts'
import { dicebox, diceboxPay } from '../dicebox.ts'
import { rouletteBets, roulette } from '../parlour-roulette.ts'
import { threshold, thresholdReaching, thresholdSpan } from '../threshold.ts'
import { wheelBets, wheelOfHours } from '../wheel-of-hours.ts'
import { type Fraction, fraction, least, most, product } from './fraction.ts'
import { betProof, histogramProof, type Proof } from './proof.ts'

/** A game whose every choice is one bet: what it pays and how likely that is. `usual` is the choice that the client starts with. */
export function ofBets(
  cycle: bigint,
  bets: Iterable<readonly [multiple: Fraction, odds: Fraction]>,
  usual: readonly [Fraction, Fraction],
  method: Proof['method'] = 'closed-form'
): Proof {
  const all = [...bets]
  const returns = all.map(([multiple, odds]) => product(multiple, odds))
  const top = most(all.map(([multiple]) => multiple))
  const odds = most(all.filter(([multiple]) => multiple.over * top.under === top.over * multiple.under).map(([, chance]) => chance))
  return {
    method,
    cycle,
    rtp: most(returns),
    lowest: least(returns),
    hit: usual[1],
    variance: betProof(...usual).variance,
    most: { multiple: top, odds },
    parts: [],
  }
}

export function diceboxProof(): Proof {
  const bet = (chance: number) => [fraction(diceboxPay(chance), 100n), fraction(chance, 100)] as const
  const chances = Array.from({ length: dicebox.chanceMost - dicebox.chanceLeast + 1 }, (_, index) => dicebox.chanceLeast + index)
  return ofBets(BigInt(dicebox.faces), chances.map(bet), bet(50))
}

/** The best and the worst of a hundred thousand targets are found by comparing whole numbers: count · target, over the same span. */
export function thresholdProof(): Proof {
  const bet = (target: number) => [fraction(target, 100), fraction(thresholdReaching(target), thresholdSpan)] as const
  let [low, high]: [number, number] = [threshold.least, threshold.least]
  for (let target: number = threshold.least; target <= threshold.most; target++) {
    const value = (of: number): bigint => thresholdReaching(of) * BigInt(of)
    if (value(target) < value(low)) low = target
    if (value(target) > value(high)) high = target
  }
  return ofBets(thresholdSpan, [bet(low), bet(high), bet(threshold.most)], bet(200))
}

/** A plan is a number of mines and a number of tiles after which to stop; nothing else that a player can do changes the odds. */
export function clearingProof(): Proof {
  const bet = (mines: number, safe: number) => [fraction(clearingPay(mines, safe), 100n), fraction(...clearingChance(mines, safe))] as const
  const plans = clearing.mines.flatMap((mines) => Array.from({ length: clearingEnd(mines) }, (_, index) => bet(mines, index + 1)))
  return ofBets(fields(), plans, bet(3, 3))
}
/** Fields of all numbers of mines, each mine laid in order. */
const fields = (): bigint =>
  clearing.mines.reduce((sum, mines) => sum + Array.from({ length: mines }, (_, index) => BigInt(clearing.tiles - index)).reduce((a, b) => a * b, 1n), 0n)

export function rouletteProof(): Proof {
  const bets = [...rouletteBets.values()].map((numbers) => [fraction(36, numbers.length), fraction(numbers.length, roulette.pockets)] as const)
  return ofBets(BigInt(roulette.pockets), bets, [fraction(2), fraction(18, 37)], 'full-cycle')
}

export function wheelOfHoursProof(): Proof {
  const bets = [...wheelBets.values()].map(({ hours, pays }) => [fraction(pays, 100), fraction(hours.length, wheelOfHours.hours)] as const)
  return ofBets(BigInt(wheelOfHours.hours), bets, [fraction(194, 100), fraction(12, wheelOfHours.hours)], 'full-cycle')
}

/**
 * Perfect play of the lock, by trying everything: each try splits the codes that are still possible by the hint they would give; the last but one
 * try is worth its own chance and one code of each part. Pays are hundredths per code, so all sums are whole numbers.
 */
export function combinationProof(): Proof {
  const { dials, signs, pays } = combination
  const count = signs ** dials
  const codes = Array.from({ length: count }, (_, index) => Array.from({ length: dials }, (__, dial) => Math.floor(index / signs ** dial) % signs))
  const hints = codes.map((code) =>
    Uint8Array.from(codes, (guess) => {
      const { right, near } = hintOf(code, guess)
      return right * (dials + 1) + near
    })
  )
  const solved = dials * (dials + 1)
  const split = (possible: readonly number[], guess: number): Map<number, number[]> => {
    const parts = new Map<number, number[]>()
    for (const code of possible) {
      const hint = hints[code]![guess]!
      const part = parts.get(hint)
      if (part) part.push(code)
      else parts.set(hint, [code])
    }
    return parts
  }
  /** The most hundredths that can be won over all possible codes together from this try on, with the codes opened at each try. */
  const best = (possible: readonly number[], at: number, guesses: Iterable<number>): Played => {
    if (at === pays.length - 1 || possible.length === 1) return opened(at, 1)
    let found = opened(at, 0)
    for (const guess of guesses) {
      let value = opened(at, 0)
      for (const [hint, part] of split(possible, guess))
        value = together(value, hint === solved ? opened(at, 1) : best(part, at + 1, part.length === 1 ? part : codes.keys()))
      if (value.hundredths > found.hundredths) found = value
    }
    return found
  }
  // By symmetry of signs and dials only three first tries differ: three different signs, a pair, three of the same.
  const firsts = [
    [0, 1, 2],
    [0, 0, 1],
    [0, 0, 0],
  ].map((code) => code.reduce((index, sign, dial) => index + sign * signs ** dial, 0))
  const played = best([...codes.keys()], 0, firsts)
  const wins = new Map([
    [0n, BigInt(count - played.opened.reduce((a, b) => a + b, 0))],
    ...pays.map((pay, at) => [BigInt(pay), BigInt(played.opened[at] ?? 0)] as const),
  ])
  const proof = histogramProof(BigInt(count), wins, 100n)
  return { ...proof, method: 'optimal-play', cycle: BigInt(count), lowest: proof.rtp, parts: [] }
}

/** Codes opened at each try, and what that pays in hundredths. */
interface Played {
  readonly hundredths: number
  readonly opened: readonly number[]
}
const opened = (at: number, count: number): Played => ({
  hundredths: (combination.pays[at] ?? 0) * count,
  opened: combination.pays.map((_, index) => (index === at ? count : 0)),
})
const together = (a: Played, b: Played): Played => ({
  hundredths: a.hundredths + b.hundredths,
  opened: a.opened.map((count, index) => count + (b.opened[index] ?? 0)),
})

import { type Guess, higherGround, higherGroundPay, isRight, rightMarks } from './rules.ts'
import { fraction, minus, product } from '../../rules/exact/fraction.ts'
import type { ChoiceProof, Proof } from '../../rules/exact/proof.ts'

const { marks, climbs, enough } = higherGround
const guesses: readonly Guess[] = ['higher', 'lower']

/** Sums over all equally likely runs of marks that are still to come: hundredths won by the best and by the worst play. */
interface Worth {
  readonly best: number
  readonly worst: number
}

/**
 * Every decision of every climb, from the end backwards. A state is the climbs made, the product of their right marks and the mark now; its
 * worth is a whole number: hundredths, summed over the 13^(climbs left) runs of marks that can follow. Nothing is sampled or rounded.
 */
export function proof(): Proof {
  const known = new Map<number, Worth>()
  const worthOf = (made: number, weight: number, mark: number): Worth => {
    const key = (weight * (climbs + 1) + made) * (marks + 1) + mark
    const before = known.get(key)
    if (before) return before
    const runs = marks ** (climbs - made)
    const now = made === 0 ? undefined : higherGroundPay(made, weight) * runs
    let worth: Worth
    if (now !== undefined && (made === climbs || now / runs >= enough)) worth = { best: now, worst: now }
    else {
      const ways = guesses.map((guess) => {
        const next = weight * rightMarks(mark, guess)
        const after = Array.from({ length: marks }, (_, index) => index + 1)
          .filter((to) => isRight(mark, guess, to))
          .map((to) => worthOf(made + 1, next, to))
        return {
          best: after.reduce((sum, one) => sum + one.best, 0),
          worst: after.reduce((sum, one) => sum + one.worst, 0),
        }
      })
      const stop = now === undefined ? [] : [now]
      worth = {
        best: Math.max(...stop, ...ways.map((way) => way.best)),
        worst: Math.min(...stop, ...ways.map((way) => way.worst)),
      }
    }
    if (!Number.isSafeInteger(worth.best)) throw new RangeError('a worth is no longer exact')
    known.set(key, worth)
    return worth
  }
  let [best, worst] = [0n, 0n]
  for (let mark = 1; mark <= marks; mark++) {
    const worth = worthOf(0, 1, mark)
    best += BigInt(worth.best)
    worst += BigInt(worth.worst)
  }
  const runs = BigInt(marks) ** BigInt(climbs + 1)
  const top = topClimb()
  const usual = usualPlay()
  return {
    method: 'optimal-play',
    cycle: runs,
    rtp: fraction(best, runs * 100n),
    lowest: fraction(worst, runs * 100n),
    hit: usual.hit,
    variance: usual.variance,
    // Whoever goes on after a right guess wins no more often: the likelier side once is what wins most often.
    hits: { lowest: rarestWin(), highest: usual.hit },
    most: top,
    choices: [usual],
    parts: [],
  }
}

/** The play that the figures of hits and variance speak of: the likelier side of the first mark, then stop. */
function usualPlay(): ChoiceProof {
  let [hits, pays, squares] = [0n, 0n, 0n]
  const ways = new Map<number, number>()
  for (let mark = 1; mark <= marks; mark++) {
    const right = Math.max(...guesses.map((guess) => rightMarks(mark, guess)))
    ways.set(right, (ways.get(right) ?? 0) + right)
    const pay = BigInt(higherGroundPay(1, right))
    hits += BigInt(right)
    pays += pay * BigInt(right)
    squares += pay * pay * BigInt(right)
  }
  const cycle = BigInt(marks * marks)
  const mean = fraction(pays, cycle * 100n)
  const rarest = Math.min(...ways.keys())
  return {
    kind: 'once',
    values: [],
    rtp: mean,
    hit: fraction(hits, cycle),
    variance: minus(fraction(squares, cycle * 10_000n), product(mean, mean)),
    most: { multiple: fraction(higherGroundPay(1, rarest), 100), odds: fraction(ways.get(rarest) ?? 0, cycle) },
  }
}

/** The share of rounds that win anything when the unlikelier side is guessed and nobody stops. */
function rarestWin(): Proof['hit'] {
  const known = new Map<string, number>()
  const runs = (made: number, weight: number, mark: number): number => {
    if (made > 0 && (made === climbs || higherGroundPay(made, weight) >= enough)) return marks ** (climbs - made)
    const key = `${made} ${weight} ${mark}`
    const before = known.get(key)
    if (before !== undefined) return before
    const each = guesses.map((guess) =>
      Array.from({ length: marks }, (_, index) => index + 1)
        .filter((to) => isRight(mark, guess, to))
        .reduce((sum, to) => sum + runs(made + 1, weight * rightMarks(mark, guess), to), 0)
    )
    known.set(key, Math.min(...each))
    return Math.min(...each)
  }
  const all = Array.from({ length: marks }, (_, index) => runs(0, 1, index + 1)).reduce((a, b) => a + b, 0)
  return fraction(all, BigInt(marks) ** BigInt(climbs + 1))
}

/** The most that one round can pay, and the chance of it for a player who goes for nothing else. */
function topClimb(): Proof['most'] {
  const seen = new Map<string, { pay: number; ways: number }>()
  const walk = (made: number, weight: number, mark: number): { pay: number; ways: number } => {
    const now = made === 0 ? 0 : higherGroundPay(made, weight)
    if (made === climbs || now >= enough) return { pay: now, ways: marks ** (climbs - made) }
    const key = `${made} ${weight} ${mark}`
    const before = seen.get(key)
    if (before) return before
    let found = { pay: -1, ways: 0 }
    for (const guess of guesses) {
      const after = Array.from({ length: marks }, (_, index) => index + 1)
        .filter((to) => isRight(mark, guess, to))
        .map((to) => walk(made + 1, weight * rightMarks(mark, guess), to))
      const pay = Math.max(...after.map((one) => one.pay))
      const ways = after.filter((one) => one.pay === pay).reduce((sum, one) => sum + one.ways, 0)
      if (pay > found.pay || (pay === found.pay && ways > found.ways)) found = { pay, ways }
    }
    seen.set(key, found)
    return found
  }
  const all = Array.from({ length: marks }, (_, index) => walk(0, 1, index + 1))
  const pay = Math.max(...all.map((one) => one.pay))
  const ways = all.filter((one) => one.pay === pay).reduce((sum, one) => sum + one.ways, 0)
  return { multiple: fraction(pay, 100), odds: fraction(ways, BigInt(marks) ** BigInt(climbs + 1)) }
}

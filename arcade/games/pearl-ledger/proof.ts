import { ledgerMachine, ledgerRules, places } from './rules.ts'
import { type Fraction, fraction, minus, plus, product } from '../../rules/exact/fraction.ts'
import { type CycleRow, fullCycle } from '../../rules/exact/full-cycle.ts'
import type { Proof } from '../../rules/exact/proof.ts'

/** Pearls and divers in sight as one number: `pearls + divers * base`. */
const base = places + 1
const [none, one] = [fraction(0), fraction(1)]
const times = (by: number, value: Fraction): Fraction => product(fraction(by), value)

interface Moments {
  readonly mean: Fraction
  readonly square: Fraction
}

/** First and second moment of the coins of one pearl. */
function pearl(): Moments {
  const { values } = ledgerRules
  const of = (sum: (coins: number) => number): Fraction =>
    fraction(
      values.reduce((all, [coins, share]) => all + sum(coins) * share, 0),
      values.reduce((all, [, share]) => all + share, 0)
    )
  return { mean: of((coins) => coins), square: of((coins) => coins * coins) }
}

/** Moments of the coins of `count` pearls, which do not depend on each other. */
function pearls(count: number): Moments {
  const { mean, square } = pearl()
  return {
    mean: times(count, mean),
    square: plus(times(count, square), times(count * (count - 1), product(mean, mean))),
  }
}

/** Where a ledger that began with so many pearls and divers ends: the chance of each pair. */
function endsOf(pearlsFirst: number, diversFirst: number): { pearls: number; divers: number; odds: Fraction }[] {
  const { of, pearl: ofPearl, diver: ofDiver } = ledgerRules.chances
  const nothing = fraction(of - ofPearl - ofDiver, of)
  const tries = Array.from({ length: ledgerRules.respins + 1 }, (_, count) =>
    product(...Array.from({ length: count }, () => nothing))
  )
  // Something new comes with one of the respins, or with none of them.
  const [within, never] = [plus(...tries.slice(0, -1)), tries.at(-1) ?? none]
  const odds = new Map<number, Fraction>([[pearlsFirst + diversFirst * base, one]])
  const add = (state: number, more: Fraction): void => void odds.set(state, plus(odds.get(state) ?? none, more))
  const ends: { pearls: number; divers: number; odds: Fraction }[] = []
  for (let filled = pearlsFirst + diversFirst; filled <= places; filled++)
    for (let divers = diversFirst; divers <= filled - pearlsFirst; divers++) {
      const state = filled - divers + divers * base
      const here = odds.get(state)
      if (!here) continue
      const isFull = filled === places
      ends.push({ pearls: filled - divers, divers, odds: isFull ? here : product(here, never) })
      if (isFull) continue
      add(state + 1, product(here, within, fraction(ofPearl, of)))
      add(state + base, product(here, within, fraction(ofDiver, of)))
    }
  return ends
}

/** Moments of the coins of a ledger, its largest sum and how likely that is. */
function ledgerOf(pearlsFirst: number, diversFirst: number): Moments & { most: number; odds: Fraction } {
  let [mean, square] = [none, none]
  let top = { most: -1, odds: none }
  const highest = ledgerRules.values.reduce((best, value) => (value[0] > best[0] ? value : best))
  const ofHighest = fraction(
    highest[1],
    ledgerRules.values.reduce((all, [, share]) => all + share, 0)
  )
  for (const end of endsOf(pearlsFirst, diversFirst)) {
    const full = end.pearls + end.divers === places ? ledgerRules.full : 0
    const by = end.divers + 1
    const sum = pearls(end.pearls)
    mean = plus(mean, product(end.odds, plus(times(by, sum.mean), fraction(full))))
    square = plus(
      square,
      product(end.odds, plus(times(by * by, sum.square), times(2 * by * full, sum.mean), fraction(full * full)))
    )
    const most = by * end.pearls * highest[0] + full
    const odds = product(end.odds, ...Array.from({ length: end.pearls }, () => ofHighest))
    if (most > top.most) top = { most, odds }
    else if (most === top.most) top = { most, odds: plus(top.odds, odds) }
  }
  return { mean, square, ...top }
}

/** What pearls and divers bring to a spin that shows so many: collected at once, or by the ledger. */
function bonusOf(row: CycleRow): Moments & { most: number; odds: Fraction; isLedger: boolean } {
  const [shown, divers] = [row.scatters % base, Math.floor(row.scatters / base)]
  if (shown >= ledgerRules.opens) return { ...ledgerOf(shown, divers), isLedger: true }
  const sum = pearls(shown)
  return {
    mean: times(divers, sum.mean),
    square: times(divers * divers, sum.square),
    most: 0,
    odds: none,
    isLedger: false,
  }
}

export function proof(): Proof {
  const machine = ledgerMachine()
  const { rows: height, strips, coins: unit } = machine.design
  const seenOn = strips.map((strip) =>
    Array.from(strip, (_, stop) =>
      Array.from((strip + strip).slice(stop, stop + height)).reduce(
        (sum, symbol) => sum + (symbol === 'O' ? 1 : symbol === 'D' ? base : 0),
        0
      )
    )
  )
  const rows = fullCycle(machine, seenOn).map((row) => ({ ...row, bonus: bonusOf(row) }))
  const cycle = rows.reduce((sum, row) => sum + BigInt(row.count), 0n)
  const over = (of: (row: (typeof rows)[number]) => Fraction): Fraction =>
    product(plus(...rows.map(of)), fraction(1n, cycle))
  const bonusShare = (isLedger: boolean): Fraction =>
    over(({ count, bonus }) => (bonus.isLedger === isLedger ? times(count, bonus.mean) : none))
  const stake = fraction(1n, unit)
  const parts = [
    {
      name: 'lines',
      share: product(
        over((row) => fraction(row.coins)),
        stake
      ),
    },
    { name: 'divers', share: product(bonusShare(false), stake) },
    { name: 'ledger', share: product(bonusShare(true), stake) },
  ]
  const rtp = plus(...parts.map((part) => part.share))
  const square = over(({ count, coins, squares, bonus }) =>
    plus(fraction(squares), times(2 * coins, bonus.mean), times(count, bonus.square))
  )
  // A diver with pearls in sight and the ledger always pay; every other hit is one of lines.
  const hit = over((row) => fraction(row.bonus.mean.over > 0n ? row.count : row.hits))
  const top = rows.reduce((best, row) => (row.bonus.most + row.most > best.bonus.most + best.most ? row : best))
  return {
    method: 'full-cycle',
    cycle,
    rtp,
    lowest: rtp,
    hit,
    hits: { lowest: hit, highest: hit },
    choices: [],
    variance: minus(product(square, stake, stake), product(rtp, rtp)),
    most: {
      multiple: fraction(top.bonus.most + top.most, unit),
      odds: product(fraction(top.mostCount, cycle), top.bonus.odds),
    },
    parts,
  }
}

import { type Fraction, fraction, minus, plus, product } from '../../rules/exact/fraction.ts'
import { type CycleRow, fullCycle } from '../../rules/exact/full-cycle.ts'
import type { Proof } from '../../rules/exact/proof.ts'
import { cabinet, opened } from './rules/cabinet.ts'
import { foxDesign, foxMachine, keysToOpen } from './rules.ts'

/** n over k. */
function choose(n: number, k: number): bigint {
  let [over, under] = [1n, 1n]
  for (let at = 0; at < k; at++) [over, under] = [over * BigInt(n - at), under * BigInt(at + 1)]
  return over / under
}

const { contents, fox, foxes } = cabinet
const things = [...contents].filter((item) => item !== fox).length
const all = contents.length

/**
 * The chance that exactly these things are found, so many of them. What lies in the drawers is shuffled before the first one is opened, so whichever drawers are
 * opened, and however that is decided, their contents come in each order alike: here from the first to the last. With `found` things the second fox is in
 * place `found` + 2; one of the places before it has the first fox, one of those after it the third; every set of so many things is as likely. Where all
 * things are found before the second fox, the last two places have foxes: the same count.
 */
const chanceOf = (found: number): Fraction =>
  fraction(BigInt(found + 1) * BigInt(things + 1 - found), choose(all, all - things) * choose(things, found))

export interface Bonus {
  /** Stakes and their squares, on average. */
  readonly mean: Fraction
  readonly square: Fraction
  readonly most: { readonly stakes: number; readonly odds: Fraction }
}

/** The cabinet over all sets of things that can be found, exactly; `lit` lamps burn from the start. */
export function bonusOf(lit: number): Bonus {
  // The drawers in an order of their own: things first, so that a set of things is a set of bits.
  const drawers = [...contents].toSorted((a, b) => Number(a === fox) - Number(b === fox)).join('')
  let [mean, square] = [fraction(0), fraction(0)]
  let top = { stakes: -1, odds: fraction(0) }
  for (let set = 0; set < 1 << things; set++) {
    const picks = Array.from({ length: things }, (_, thing) => thing).filter((thing) => set & (1 << thing))
    const odds = chanceOf(picks.length)
    const { stakes } = opened(drawers, picks, lit)
    mean = plus(mean, product(odds, fraction(stakes)))
    square = plus(square, product(odds, fraction(stakes ** 2)))
    if (stakes > top.stakes) top = { stakes, odds }
    else if (stakes === top.stakes) top = { stakes, odds: plus(top.odds, odds) }
  }
  return { mean, square, most: top }
}

/** What a number of keys pays beside the lines: the keys, and where they open it the cabinet. In coins. */
function extraOf(keys: number): { mean: Fraction; square: Fraction; most: number; odds: Fraction } {
  const paid = foxDesign.scatterPays?.[keys] ?? 0
  if (keys < keysToOpen) return { mean: fraction(paid), square: fraction(paid ** 2), most: paid, odds: fraction(1) }
  const { mean, square, most } = bonusOf(keys - keysToOpen)
  const coins = fraction(foxDesign.coins)
  const inCoins = product(mean, coins)
  return {
    mean: plus(fraction(paid), inCoins),
    square: plus(fraction(paid ** 2), product(fraction(2 * paid), inCoins), product(square, coins, coins)),
    most: paid + most.stakes * foxDesign.coins,
    odds: most.odds,
  }
}

export function proof(): Proof {
  if (foxes !== 2 || all - things !== 3) throw new RangeError('the chances are those of the second of three foxes')
  const rows = fullCycle(foxMachine())
  const cycle = rows.reduce((sum, { count }) => sum + BigInt(count), 0n)
  const over = (of: (row: CycleRow) => Fraction): Fraction => product(plus(...rows.map(of)), fraction(1n, cycle))
  const unit = fraction(1, foxDesign.coins)
  const extras = new Map(rows.map(({ scatters }) => [scatters, extraOf(scatters)]))
  const extra = ({ scatters }: CycleRow) => extras.get(scatters) ?? extraOf(scatters)
  const paidFor = ({ scatters }: CycleRow): number => foxDesign.scatterPays?.[scatters] ?? 0
  const lines = product(
    over((row) => fraction(row.coins)),
    unit
  )
  const keys = product(
    over((row) => fraction(row.count * paidFor(row))),
    unit
  )
  const opens = product(
    over((row) => product(fraction(row.count), minus(extra(row).mean, fraction(paidFor(row))))),
    unit
  )
  const rtp = plus(lines, keys, opens)
  const square = over((row) =>
    plus(
      fraction(row.squares),
      product(fraction(2 * row.coins), extra(row).mean),
      product(fraction(row.count), extra(row).square)
    )
  )
  const hit = over((row) => fraction(row.scatters >= keysToOpen ? row.count : row.hits))
  const most = Math.max(...rows.map((row) => row.most + extra(row).most))
  const odds = over((row) =>
    row.most + extra(row).most === most ? product(fraction(row.mostCount), extra(row).odds) : fraction(0)
  )
  return {
    method: 'full-cycle',
    cycle,
    rtp,
    lowest: rtp,
    hit,
    hits: { lowest: hit, highest: hit },
    choices: [],
    variance: minus(product(square, unit, unit), product(rtp, rtp)),
    most: { multiple: product(fraction(most), unit), odds },
    parts: [
      { name: 'lines', share: lines },
      { name: 'keys', share: keys },
      { name: 'cabinet', share: opens },
    ],
  }
}

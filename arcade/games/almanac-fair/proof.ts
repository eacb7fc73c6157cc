import { fraction, type Fraction, minus, most, plus, product } from '../../rules/exact/fraction.ts'
import { type ChoiceProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { almanacFair, type FairBet, fairBets, multipleOf, paysOf } from './rules.ts'

/** Multiples, each with its chance. */
type Chances = Map<number, Fraction>

function add(chances: Chances, multiple: number, chance: Fraction): void {
  chances.set(multiple, plus(chances.get(multiple) ?? fraction(0), chance))
}

/** Every way in which the vane can turn, to its last turn among the winds that are no gusts. */
function vane(chances: Chances, turns: readonly number[], chance: Fraction): Chances {
  const { winds, gustsMost } = almanacFair
  const open = turns.length < gustsMost ? winds : winds.filter((wind) => wind > 0)
  for (const wind of open) {
    const next = product(chance, fraction(1, open.length))
    if (wind > 0) add(chances, multipleOf('vane', [...turns, wind]), next)
    else vane(chances, [...turns, wind], next)
  }
  return chances
}

/** Every one of the 2^branches ways of the acorn. */
function oak(): Chances {
  const [chances, ways]: [Chances, number] = [new Map(), 2 ** almanacFair.branches]
  for (let way = 0; way < ways; way++)
    add(
      chances,
      multipleOf(
        'oak',
        Array.from({ length: almanacFair.branches }, (_, at) => (way >> at) & 1)
      ),
      fraction(1, ways)
    )
  return chances
}

const factorial = (count: number): bigint => (count < 2 ? 1n : BigInt(count) * factorial(count - 1))

/**
 * Every set of doors that can be opened before the cock crows. Of all orders of the doors, those begin with just this set and then a cock in which the set stands in any
 * order, one of the cocks follows, and the rest stands in any order.
 */
function doors(): Chances {
  const { doors: all } = almanacFair
  const chances: Chances = new Map()
  const [values, cocks] = [all.filter((value) => value >= 0), all.filter((value) => value < 0).length]
  for (let set = 0; set < 2 ** values.length; set++) {
    const opened = values.filter((_, at) => (set >> at) & 1)
    const orders = factorial(opened.length) * BigInt(cocks) * factorial(all.length - opened.length - 1)
    add(chances, multipleOf('doors', [...opened, -1]), fraction(orders, factorial(all.length)))
  }
  return chances
}

/** What a number or a show pays before its sign. */
function chancesOf(bet: FairBet): Chances {
  if (bet === 'vane') return vane(new Map(), [], fraction(1))
  if (bet === 'oak') return oak()
  return bet === 'doors' ? doors() : new Map([[multipleOf(bet, []), fraction(1)]])
}

/** Multipliers by the signs of a bet; every other sign leaves it as it is. */
function signsOf(bet: FairBet): Chances {
  const chances: Chances = new Map()
  let others: number = almanacFair.signsOf
  for (const sign of almanacFair.signs.filter((one) => one.bet === bet)) {
    add(chances, sign.times, fraction(sign.count, almanacFair.signsOf))
    others -= sign.count
  }
  add(chances, 1, fraction(others, almanacFair.signsOf))
  return chances
}

/** What is proved of one bet: every sign with every outcome of its show. */
function betProof(bet: FairBet): ChoiceProof {
  const segments = almanacFair.wheel.filter((segment) => segment === bet).length
  const hit = fraction(segments, almanacFair.wheel.length)
  const pays: Chances = new Map()
  for (const [multiple, chance] of chancesOf(bet))
    for (const [times, share] of signsOf(bet)) add(pays, paysOf(multiple * times), product(hit, chance, share))
  const mean = (of: (pay: Fraction) => Fraction): Fraction =>
    plus(...[...pays].map(([pay, chance]) => product(of(fraction(pay, 100)), chance)))
  const rtp = mean((pay) => pay)
  const top = most([...pays.keys()].map((pay) => fraction(pay, 100)))
  return {
    kind: 'named',
    values: [fairBets.indexOf(bet), segments],
    rtp,
    hit,
    variance: minus(
      mean((pay) => product(pay, pay)),
      product(rtp, rtp)
    ),
    most: { multiple: top, odds: pays.get(Number(top.over / top.under) * 100) ?? fraction(0) },
  }
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b))
/** The least number of equally likely outcomes of which every show takes a whole number. */
function outcomesOfShows(): bigint {
  const { winds, gustsMost, branches, doors: all } = almanacFair
  const turns = BigInt(winds.length) ** BigInt(gustsMost) * BigInt(winds.filter((wind) => wind > 0).length)
  return [turns, 2n ** BigInt(branches), factorial(all.length)].reduce((a, b) => (a / common(a, b)) * b)
}

export function proof(): Proof {
  const { signsOf: signs, wheel } = almanacFair
  return ofChoices(BigInt(signs) * BigInt(wheel.length) * outcomesOfShows(), fairBets.map(betProof))
}

import { describe, expect, it } from 'vitest'
import type { Json } from '../../rules/engine.ts'
import { decimal, fraction } from '../../rules/exact/fraction.ts'
import { seeded } from '../../testing/seeded.ts'
import certificate from './certificate.json' with { type: 'json' }
import { dealerWay, plainWay, returnOf, solvedWay } from './proof.ts'
import { type BlackjackView, engine, type Move } from './rules.ts'
import { adviceFor, worths } from './rules/advice.ts'
import { pointsOf, pointsOfValues, values } from './rules/hands.ts'
import { better, dealerEnds, Solver, worse } from './rules/solver.ts'
import { under } from './rules/shares.ts'
import { spreadOf, type Way } from './rules/ways.ts'

const base = 1000
const first = { stake: base }
const answerTo = (nonce: number, choices: readonly Json[], stake = BigInt(base)) => {
  const answer = engine.resolve(seeded(nonce), stake, choices)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
/** What a way wins of the first stake on average: below 0 for a loss. */
function edge(way: (up: number) => Way, hands?: number): number {
  const { over, under: all } = returnOf(spreadOf(way, hands))
  return Number(decimal(fraction(over - all, all), 12))
}

describe('Parlour Blackjack', () => {
  it('GAM-8 returns what is published of an endless shoe: with one split, with and without surrender, and for a dealer’s play', () => {
    const once = solvedWay(better, 2)
    const never = (up: number): Way => ({ ...once(up), surrenders: () => false })
    expect(edge(never, 2)).toBeCloseTo(-0.0057039, 7)
    expect(edge(once, 2)).toBeCloseTo(-0.0048488, 7)
    // Up to four hands lose less.
    expect(edge(solvedWay(better))).toBeCloseTo(-0.0042622, 7)
    expect(edge(plainWay(better))).toBeCloseTo(-0.0242081, 7)
    expect(edge(() => dealerWay())).toBeCloseTo(-0.0567463, 7)
    // Who decides against themself in everything keeps five hundredths of the first stake.
    expect(edge(solvedWay(worse))).toBeCloseTo(-0.9507538, 7)
    expect(certificate.rtp.percent).toBe('99.57')
    expect(certificate.lowest).toEqual(certificate.choices[2]?.rtp)
  })

  it('GAM-8 the dealer ends as is published, against a six, a ten and an ace without a blackjack', () => {
    const published: Readonly<Record<number, readonly number[]>> = {
      6: [0.165438, 0.106267, 0.106267, 0.101715, 0.097163, 0.42315],
      10: [0.12071, 0.12071, 0.12071, 0.37071, 0.037376, 0.229785],
      1: [0.188917, 0.188917, 0.188917, 0.188917, 0.077806, 0.166525],
    }
    for (const [up, chances] of Object.entries(published)) {
      const { totals, unit } = dealerEnds(Number(up))
      for (const [place, chance] of chances.entries()) {
        const one = totals.get(17 + place)
        expect(Number(decimal(fraction(one?.over ?? 0n, one ? under(one) * BigInt(unit) : 1n), 9))).toBeCloseTo(
          chance,
          6
        )
      }
    }
  })

  it('GAM-8 advises in every reachable state what the exact solver decides', () => {
    let states = 0
    const check = (view: BlackjackView, wanted: Move): void => {
      states++
      const all = worths(view)
      if (adviceFor(view)?.move !== wanted) expect({ view, all, wanted }).toBe('advised')
      // Never so near that two decimals of a computer's numbers could decide.
      expect((all[0]?.worth ?? 0) - (all[1]?.worth ?? 0)).toBeGreaterThan(1e-9)
    }
    // A card of each count: spades.
    const card = (value: number): number => value - 1
    for (const up of values) {
      const solver = new Solver(up, better, 4)
      const viewOf = (cards: readonly number[], moves: Move[], count = 1, active = 0): BlackjackView => {
        const { total, isSoft } = pointsOf(cards)
        const hand = { cards, total, soft: isSoft, stake: 20, result: null, win: 0 }
        return { dealer: [card(up)], dealerTotal: up, hands: Array.from({ length: count }, () => hand), active, moves }
      }
      for (const a of values)
        for (const b of values.filter((value) => value >= a)) {
          const [cards, points] = [[card(a), card(b)], pointsOfValues(a, b)]
          if (points.total === 21) continue
          const move = solver.move(points, true)
          // Split hands: so many of them, the one that is decided on anywhere.
          for (const [count, active] of [1, 2, 3, 4].flatMap((n) =>
            Array.from({ length: n }, (_, at) => [n, at] as const)
          )) {
            if (count > 1 && (a === 1 || b === 1) && a !== 1 && b !== 1) continue
            const isPair = a === b && count < 4 && !(a === 1 && count > 1)
            const splits = isPair && solver.splits(a, count - 1 - active, 4 - count)
            const half = count === 1 && solver.surrenders(a, b)
            const moves: Move[] = [
              'hit',
              'stand',
              'double',
              ...(isPair ? ['split' as const] : []),
              ...(count === 1 ? ['surrender' as const] : []),
            ]
            check(viewOf(cards, moves, count, active), half ? 'surrender' : splits ? 'split' : move)
          }
          // With a third card: neither doubled nor split.
          for (const c of values) {
            const three = pointsOfValues(a, b, c)
            if (three.total < 21) check(viewOf([...cards, card(c)], ['hit', 'stand']), solver.move(three, false))
          }
        }
    }
    expect(states).toBeGreaterThan(9000)
  })

  it('GAM-6 GAM-10 deals and pays 30,000 rounds as a second implementation does, whatever is decided', () => {
    const seen = new Set<string>()
    for (let nonce = 0; nonce < 30_000; nonce++) {
      const choices: Json[] = [first]
      let now = answerTo(nonce, choices)
      for (let step = 1; now.open; step++) {
        const { moves } = now.view
        const move = moves[(nonce * 7 + step * 3 + Math.floor(nonce / 11)) % moves.length] ?? 'stand'
        choices.push({ move })
        now = answerTo(nonce, choices, now.stakeMinor)
      }
      const told = second(
        nonce,
        choices.slice(1).map((choice) => (choice as { move: string }).move)
      )
      for (const { result } of now.view.hands) seen.add(`${result} ${now.view.hands.length}`)
      expect([
        now.winMinor,
        now.stakeMinor,
        now.view.dealer.map(letter).join(''),
        now.view.hands.map(({ cards }) => cards.map(letter).join('')),
      ]).toEqual(told)
    }
    expect(seen.size).toBeGreaterThan(15)
  })

  it('GAM-5 pays whole amounts at every stake: three to two and a half of the smallest too', () => {
    for (const stake of [20, 60, 49_980]) {
      const wins = new Set<bigint>()
      for (let nonce = 0; nonce < 400; nonce++) {
        const played = answerTo(nonce, [{ stake }], BigInt(stake))
        wins.add(played.winMinor)
        if (played.view.moves.includes('surrender'))
          wins.add(answerTo(nonce, [{ stake }, { move: 'surrender' }], BigInt(stake)).winMinor)
      }
      // A blackjack against a blackjack gives the stake back; so few rounds need not have one.
      const [half, blackjack] = [stake / 2, (stake * 5) / 2].map(BigInt)
      expect([...wins].filter((win) => win !== BigInt(stake)).toSorted((a, b) => Number(a - b))).toEqual([
        0n,
        half,
        blackjack,
      ])
    }
  })

  it('refuses other stakes than it has taken, and moves that the hand does not have', () => {
    const refused = (choices: readonly Json[], stake = BigInt(base)) => engine.resolve(seeded(1), stake, choices)
    for (const stake of [0, 10, 25, 50_020, '100', null]) expect(refused([{ stake }])).toHaveProperty('refused')
    expect(refused([first], 2000n)).toHaveProperty('refused')
    const open = Array.from({ length: 50 }, (_, nonce) => nonce).find((nonce) => answerTo(nonce, [first]).open) ?? 0
    const one = (choices: readonly Json[], stake = BigInt(base)) => engine.resolve(seeded(open), stake, choices)
    for (const move of ['fold', '', null, 3]) expect(one([first, { move }])).toHaveProperty('refused')
    expect(one([first, { move: 'stand' }, { move: 'stand' }])).toHaveProperty('refused')
    expect(one([first, { move: 'stand' }], 3000n)).toHaveProperty('refused')
    expect(engine.rest?.(answerTo(open, [first]).view)).toHaveProperty('move')
  })
})

const letters = 'A23456789TJQK'
const letter = (card: number): string => letters.charAt(card % 13)
/** Points of a text of cards: the largest count of its aces that is not beyond 21. */
function count(cards: string): number {
  const low = [...cards].reduce((sum, one) => sum + Math.min(letters.indexOf(one) + 1, 10), 0)
  return cards.includes('A') && low < 12 ? low + 10 : low
}
/** A round by a second implementation, in texts: what it pays, what was staked, the dealer and the hands. */
function second(nonce: number, moves: readonly string[]) {
  const draws = seeded(nonce)
  const next = (): string => {
    let value = draws.uint32()
    while (value >= 2 ** 32 - (2 ** 32 % 52)) value = draws.uint32()
    return letters.charAt((value % 52) % 13)
  }
  const [a, up, b, hole] = [next(), next(), next(), next()]
  let dealer = up + hole
  const done: { cards: string; staked: number }[] = []
  const todo = [a + b]
  const left = [...moves]
  let isHalf = false
  while (todo.length > 0) {
    let cards = todo.shift() ?? ''
    const isSplit = cards.length === 1
    if (isSplit) cards += next()
    let staked = base
    const stops = (): boolean => count(cards) >= 21 || (isSplit && cards.startsWith('A')) || count(dealer) === 21
    for (let over = stops(); !over; over = over || stops()) {
      const move = left.shift()
      if (move === undefined) throw new Error('a move is missing')
      if (move === 'split') {
        todo.unshift(cards.charAt(1))
        cards = cards.charAt(0) + next()
        if (cards.startsWith('A')) over = true
        continue
      }
      if (move === 'hit' || move === 'double') cards += next()
      if (move === 'double') staked *= 2
      if (move === 'surrender') isHalf = true
      over = move !== 'hit'
    }
    done.push({ cards, staked })
  }
  const isOne = done.length === 1
  const isNatural = isOne && done[0]?.cards.length === 2 && count(done[0].cards) === 21
  const isIn = done.some(({ cards }) => count(cards) <= 21) && !isHalf && !isNatural
  while (isIn && count(dealer) < 17) dealer += next()
  const [house, isHouse] = [count(dealer), dealer.length === 2 && count(dealer) === 21]
  const paid = done.map(({ cards, staked }) => {
    const own = count(cards)
    if (isHalf) return staked / 2
    if (own > 21) return 0
    if (isHouse) return isNatural ? staked : 0
    if (isNatural) return staked * 2.5
    if (house > 21 || own > house) return staked * 2
    return own === house ? staked : 0
  })
  const sum = (all: readonly number[]): bigint => BigInt(all.reduce((total, one) => total + one, 0))
  return [sum(paid), sum(done.map(({ staked }) => staked)), dealer, done.map(({ cards }) => cards)]
}

import { describe, expect, it } from 'vitest'
import type { Json } from '../../rules/engine.ts'
import { seeded } from '../../testing/seeded.ts'
import certificate from './certificate.json' with { type: 'json' }
import { dealers, everyDeal, playedSum } from './proof.ts'
import { engine, plays } from './rules.ts'
import { strengthOf, topOf } from './rules/hands.ts'
import { worthOf } from './rules/worth.ts'

const order = '23456789TJQKA'
/** A hand by a second implementation: a text that sorts as the hands do. */
function read(cards: readonly number[]): string {
  const letters = cards
    .map((card) => 'A23456789TJQK'.charAt(card % 13))
    .toSorted((a, b) => order.indexOf(b) - order.indexOf(a))
    .join('')
  const code = (text: string): string =>
    [...text].map((letter) => 'abcdefghijklm'.charAt(order.indexOf(letter))).join('')
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const isWheel = letters === 'A32'
  const isStraight = isWheel || 'AKQJT98765432'.includes(letters)
  const [, pair] = /(.)\1/.exec(letters) ?? []
  // Three, two and the ace as one.
  if (isStraight) return `${isFlush ? '6' : '4'}${isWheel ? 'b0' : code(letters)}`
  if (/(.)\1\1/.test(letters)) return `5${code(letters)}`
  if (isFlush) return `3${code(letters)}`
  if (pair) return `2${code(pair)}${code(letters.replaceAll(pair, ''))}`
  return `1${code(letters)}`
}
const bonusOf: Readonly<Record<string, bigint>> = { 4: 1n, 5: 4n, 6: 5n }
const pairPlusOf: Readonly<Record<string, bigint>> = { 2: 2n, 3: 5n, 4: 7n, 5: 31n, 6: 41n }
const dealerPlays = read([11, 13 + 2, 26 + 1])

/** The first six of a shuffle: numbers beyond the last whole multiple are drawn again. */
function six(nonce: number): number[] {
  const draws = seeded(nonce)
  const pack = Array.from({ length: 52 }, (_, card) => card)
  for (let at = 0; at < 6; at++) {
    const size = 52 - at
    let value = draws.uint32()
    while (value >= 2 ** 32 - (2 ** 32 % size)) value = draws.uint32()
    const other = at + (value % size)
    ;[pack[at], pack[other]] = [pack[other] ?? 0, pack[at] ?? 0]
  }
  return pack.slice(0, 6)
}
const bets = [
  { bet: 'ante', stake: 200 },
  { bet: 'play', stake: 200 },
  { bet: 'pair-plus', stake: 100 },
]
const answerTo = (nonce: number, choices: readonly Json[], stake = 500n) => {
  const answer = engine.resolve(seeded(nonce), stake, choices)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

describe('Queen of Three', () => {
  it('GAM-8 returns what is known of ante 1-4-5 and of pair plus 1-5-6-30-40', () => {
    const [best, pairPlus, never] = certificate.choices.map(
      ({ rtp }) => Number(rtp.numerator) / Number(rtp.denominator)
    )
    // Of the ante alone, which is half of what is certified.
    expect(2 * (1 - (best ?? 0))).toBeCloseTo(0.03373, 5)
    expect(2 * (1 - (never ?? 0))).toBeCloseTo(0.076538, 5)
    expect(1 - (pairPlus ?? 0)).toBeCloseTo(0.023167, 5)
    expect(certificate.cycle).toBe('407170400')
    expect(certificate.lowest).toEqual(certificate.choices[1]?.rtp)
  })

  it('GAM-8 plays from queen, six, four on, and folds below: no other decision returns more', () => {
    const deals = everyDeal()
    expect(deals.reduce((sum, { weight }) => sum + weight, 0)).toBe(22_100)
    // A fold gives the play bet back: a hundred hundredths of the two bets.
    for (const deal of deals) expect(playedSum(deal) > dealers * 100).toBe(deal.strength >= plays)
    expect(engine.rest?.(answerTo(1, [{ bets }]).view)).toHaveProperty('decision')
  })

  it('GAM-10 ranks hands as a second implementation does, in text, the lowest straight and all pairs too', () => {
    const hands = Array.from({ length: 1500 }, (_, nonce) => six(nonce).slice(0, 3))
    const all = [...hands, [0, 14, 28], [0, 1, 2], [12, 11, 0], [1, 14, 0], [12, 25, 38], [2, 15, 12], [4, 3, 2]]
    const sorted = all.toSorted((a, b) => (read(a) < read(b) ? -1 : read(a) > read(b) ? 1 : 0))
    const strengths = sorted.map(([a = 0, b = 0, c = 0]) => strengthOf([a, b, c]))
    for (const [at, cards] of sorted.entries()) {
      const before = sorted[at - 1]
      if (!before) continue
      const isSame = read(before) === read(cards)
      expect(
        Math.sign((strengths[at] ?? 0) - (strengths[at - 1] ?? 0)),
        `${before.join(' ')}, ${cards.join(' ')}`
      ).toBe(isSame ? 0 : 1)
    }
    expect(topOf(strengthOf([11, 15, 27]))).toBe(12)
  })

  it('GAM-6 GAM-10 deals and pays 12,000 rounds as a second implementation does, played and folded', () => {
    const seen = new Set<string>()
    for (let nonce = 0; nonce < 12_000; nonce++) {
      const cards = six(nonce)
      const [player, dealer] = [cards.slice(0, 3), cards.slice(3)]
      const [own, other] = [read(player), read(dealer)]
      const pairPlus = 100n * (pairPlusOf[own.charAt(0)] ?? 0n)
      const open = answerTo(nonce, [{ bets }])
      expect([open.open, open.winMinor, open.view.player, open.view.dealer]).toEqual([true, pairPlus, player, null])
      const folded = answerTo(nonce, [{ bets }, { decision: 'fold' }])
      expect([folded.open, folded.winMinor, folded.view.dealer]).toEqual([false, 200n + pairPlus, null])
      const result = other < dealerPlays ? 'no-queen' : own === other ? 'tie' : own > other ? 'won' : 'lost'
      const main = { 'no-queen': 600n, tie: 400n, won: 800n, lost: 0n }[result]
      const bonus = 200n * (bonusOf[own.charAt(0)] ?? 0n)
      const played = answerTo(nonce, [{ bets }, { decision: 'play' }])
      seen.add(`${result} ${own.charAt(0)}`)
      expect([played.open, played.winMinor, played.view.dealer, played.view.result]).toEqual([
        false,
        main + bonus + pairPlus,
        dealer,
        result,
      ])
    }
    expect(seen.size).toBeGreaterThan(15)
  })

  it('ends at once where only the pair plus is bet on', () => {
    const alone = [{ bet: 'pair-plus', stake: 500 }]
    const { open, view } = answerTo(4, [{ bets: alone }])
    expect([open, view.dealer, view.result]).toEqual([false, null, null])
    expect(engine.resolve(seeded(4), 500n, [{ bets: alone }, { decision: 'play' }])).toHaveProperty('refused')
  })

  it('refuses a play bet unlike the ante, other decisions than two, and a second one', () => {
    const refused = (choices: readonly Json[], stake = 500n) => engine.resolve(seeded(0), stake, choices)
    expect(refused([{ bets: [bets[0] ?? null] }], 200n)).toHaveProperty('refused')
    expect(refused([{ bets: [...bets.slice(0, 1), { bet: 'play', stake: 300 }] }])).toHaveProperty('refused')
    for (const decision of ['raise', null, 1]) expect(refused([{ bets }, { decision }])).toHaveProperty('refused')
    expect(refused([{ bets }, { decision: 'fold' }, { decision: 'play' }])).toHaveProperty('refused')
  })

  it('advises by every hand of the dealer: queen, six, four is played, queen, six, three is folded', () => {
    expect(worthOf([11, 18, 29])).toEqual({ best: 'play', play: 50, fold: 50 })
    expect(worthOf([11, 18, 28])).toEqual({ best: 'fold', play: 49, fold: 50 })
  })
})

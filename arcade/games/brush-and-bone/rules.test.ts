import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import { seeded } from '../../testing/seeded.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine, sites } from './rules.ts'

/** The published table once more, as text: pay in units of the stake, and cards in a million. */
const table: Readonly<Record<string, string>> = {
  chalk: '1:160000 2:110000 3:50000 4:25000 5:20000 10:12000 25:2800 100:400',
  river: '1:120000 2:90000 4:40000 8:15000 15:8000 50:2400 200:450 1000:50',
  bedrock: '2:90000 4:35000 8:15000 20:6000 50:2400 200:600 1000:100 10000:6',
}
const rowsOf = (site: string) => (table[site] ?? '').split(' ').map((row) => row.split(':').map(Number))

/** A second implementation: its own rejection, its own drawing without replacement out of a list that gets shorter by exchange. */
function second(numbers: Uint32Array, from: number, site: string) {
  let at = from
  const next = (count: number): number => {
    const last = Math.floor(4_294_967_296 / count) * count
    let value = numbers[at++] ?? 0
    while (value >= last) value = numbers[at++] ?? 0
    return value - Math.floor(value / count) * count
  }
  const take = (all: number[], count: number): number[] => {
    for (let place = 0; place < count; place++) {
      const other = place + next(all.length - place)
      const [one = 0, two = 0] = [all[place], all[other]]
      all[place] = two
      all[other] = one
    }
    return all.slice(0, count)
  }
  const card = next(1_000_000)
  let [find, pay, passed] = [-1, 0, 0]
  for (const [row, [units = 0, cards = 0]] of rowsOfSite[site]?.entries() ?? []) {
    if (find < 0 && card < passed + cards) [find, pay] = [row, units]
    passed += cards
  }
  const pairs = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7].filter((kind) => kind !== find)
  if (find < 0) return { card, pay, fields: take(pairs, 9).join('') }
  const fields = Array.from({ length: 9 }, () => -1)
  for (const place of take([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)) fields[place] = find
  for (const kind of take(pairs, 6)) fields[fields.indexOf(-1)] = kind
  return { card, pay, fields: fields.join('') }
}
const rowsOfSite: Readonly<Record<string, number[][]>> = Object.fromEntries(sites.map((site) => [site, rowsOf(site)]))

describe('Brush and Bone', () => {
  it('GAM-10 draws one million cards with all their fields as a second implementation does', () => {
    const draws = seeded(9)
    const numbers = Uint32Array.from({ length: 1_000_100 }, () => draws.uint32())
    for (let round = 0; round < 1_000_000; round++) {
      const site = sites[round % 3] ?? 'chalk'
      const { card, pay, fields } = second(numbers, round, site)
      const answer = engine.resolve(drawsFrom(numbers.subarray(round)), 100n, [{ site }])
      if ('refused' in answer) throw new Error(site)
      const { view } = answer
      if (answer.winMinor !== BigInt(pay * 100) || view.card !== card || view.fields.join('') !== fields)
        throw new Error(`${site} ${card}: ${view.fields.join('')} and not ${fields}`)
    }
  })

  it('GAM-8 certifies 96 percent for every site, which is what the published table adds up to', () => {
    for (const [index, site] of sites.entries()) {
      expect(rowsOf(site).reduce((sum, [units = 0, cards = 0]) => sum + units * cards, 0)).toBe(960_000)
      expect(certificate.choices[index]?.rtp).toEqual({ numerator: '24', denominator: '25', percent: '96.00' })
    }
    expect(certificate.choices.map((choice) => [choice.hit.percent, choice.max_win])).toEqual([
      ['38.02', { multiple: '100.00', one_in: '2500' }],
      ['27.59', { multiple: '1000.00', one_in: '20000' }],
      ['14.91', { multiple: '10000.00', one_in: '166666' }],
    ])
  })

  it('shows the winning find exactly three times and no other one more than twice', () => {
    for (let nonce = 0; nonce < 3000; nonce++)
      for (const site of sites) {
        const answer = engine.resolve(seeded(nonce), 100n, [{ site }])
        if ('refused' in answer) throw new Error(site)
        const { fields, find, pay } = answer.view
        expect(fields).toHaveLength(9)
        for (let kind = 0; kind < 8; kind++) {
          const count = fields.filter((field) => field === kind).length
          if (kind === find) expect(count).toBe(3)
          else expect(count).toBeLessThan(3)
        }
        expect(answer.winMinor).toBe(BigInt(pay))
      }
  })

  it('refuses a site that is not there and a second choice', () => {
    for (const site of ['mud', '', 0]) expect(engine.resolve(seeded(0), 100n, [{ site }])).toHaveProperty('refused')
    expect(engine.resolve(seeded(0), 100n, [{ site: 'chalk' }, null])).toHaveProperty('refused')
  })
})

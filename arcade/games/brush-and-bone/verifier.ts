import { at, named, oneOf, single, sum, times, type Verifier } from '../../verifier/verifier.ts'

const sites = ['chalk', 'river', 'bedrock'] as const
type Site = (typeof sites)[number]
/** Of each site, what every find pays in hundredths and how many cards have it. */
const prizes: Readonly<Record<Site, readonly (readonly [pays: number, cards: number])[]>> = {
  chalk: [
    [100, 160_000],
    [200, 110_000],
    [300, 50_000],
    [400, 25_000],
    [500, 20_000],
    [1000, 12_000],
    [2500, 2800],
    [10_000, 400],
  ],
  river: [
    [100, 120_000],
    [200, 90_000],
    [400, 40_000],
    [800, 15_000],
    [1500, 8000],
    [5000, 2400],
    [20_000, 450],
    [100_000, 50],
  ],
  bedrock: [
    [200, 90_000],
    [400, 35_000],
    [800, 15_000],
    [2000, 6000],
    [5000, 2400],
    [20_000, 600],
    [100_000, 100],
    [1_000_000, 6],
  ],
}
const finds = [0, 1, 2, 3, 4, 5, 6, 7]

const halves = (entries: readonly number[], kinds: readonly number[]): number[] =>
  entries.map((entry) => at(kinds, entry >> 1))

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const site = oneOf(named(single(choices), 'site').site, sites)
    const table = prizes[site]
    const card = numbers.below(1_000_000)
    const place = table.findIndex((_, i) => card < sum(table.slice(0, i + 1).map(([, cards]) => cards)))
    if (place === -1) {
      const fields = halves(numbers.pick(16, 9), finds)
      return { isOver: true, winMinor: 0, view: { site, card, fields, find: null, pay: 0 } }
    }
    const alike = numbers.pick(9, 3)
    const others = halves(
      numbers.pick(14, 6),
      finds.filter((kind) => kind !== place)
    )
    const fields: number[] = []
    for (let i = 0; i < 9; i++) fields.push(alike.includes(i) ? place : (others.shift() ?? 0))
    const [pay] = at(table, place)
    return { isOver: true, winMinor: times(stakeMinor, pay), view: { site, card, fields, find: place, pay } }
  },
}

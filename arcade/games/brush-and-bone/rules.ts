import { hundredfold, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import { below, type Draws, pickWithout } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'

/** Where a card is from: the deeper, the rarer and the larger its prizes. */
export const sites = ['chalk', 'river', 'bedrock'] as const
export type Site = (typeof sites)[number]

/** Every site has a million numbered cards; nine fields; three of one find win. */
export const brushAndBone = { cards: 1_000_000, fields: 9, alike: 3, most: 2 } as const

/** For each find, from the commonest on: the hundredths that three of it pay, and how many of the cards pay them. */
export const prizes: Readonly<Record<Site, readonly (readonly [pay: number, cards: number])[]>> = {
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

/** The find that wins on the card of this number; undefined: none. The first cards have the first prize, then come those of the second. */
export function findOf(site: Site, card: number): number | undefined {
  let last = 0
  const find = prizes[site].findIndex(([, cards]) => card < (last += cards))
  return find < 0 ? undefined : find
}

/** Finds of which none is there three times: each is taken from two of every kind. */
const mixed = (draws: Draws, kinds: readonly number[], count: number): number[] =>
  pickWithout(draws, kinds.length * brushAndBone.most, count).map(
    (place) => kinds[Math.floor(place / brushAndBone.most)] ?? 0
  )

/** The nine fields of a card, row by row. */
function fieldsOf(draws: Draws, site: Site, find: number | undefined): readonly number[] {
  const kinds = prizes[site].map((_, kind) => kind).filter((kind) => kind !== find)
  if (find === undefined) return mixed(draws, kinds, brushAndBone.fields)
  const places = pickWithout(draws, brushAndBone.fields, brushAndBone.alike)
  const others = mixed(draws, kinds, brushAndBone.fields - brushAndBone.alike)
  return Array.from({ length: brushAndBone.fields }, (_, field) =>
    places.includes(field) ? find : (others.shift() ?? 0)
  )
}

export type BrushAndBoneView = {
  readonly site: Site
  /** The number of the card, from 0. */
  readonly card: number
  readonly fields: readonly number[]
  /** The find that is there three times, and the hundredths that it pays. */
  readonly find: number | null
  readonly pay: number
}

const isSite = (value: Json | undefined): value is Site => sites.some((site) => site === value)

export const engine: Engine<BrushAndBoneView> = {
  sysname: 'brush-and-bone',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: { kind: 'brush-and-bone', ...brushAndBone, prizes },
  storedChoice: (choice) => onlyParts(choice, 'site'),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const site = partOf(choice, 'site')
    if (more.length > 0 || !isSite(site)) return wrongChoice('site')
    const card = below(draws, brushAndBone.cards)
    const find = findOf(site, card)
    const [pay] = find === undefined ? [0] : (prizes[site][find] ?? [0])
    return {
      open: false,
      winMinor: hundredfold(stakeMinor, BigInt(pay)),
      view: { site, card, fields: fieldsOf(draws, site, find), find: find ?? null, pay },
    }
  },
}

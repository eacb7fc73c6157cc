import { fraction } from '@ante/arcade/rules/exact/fraction'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seeds } from '../../seeds/index.ts'
import { putOffer } from '../campaigns/index.ts'
import { listValues, type ValueLine, valuesTable } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ poolSize: 2 })
  for (const { run } of seeds) await database.db.write(run)
})
afterAll(() => database.close())

const reason = 'a test of values'
const texts = { en: { title: 'A gift', text: '' } }
const list = () => database.db.read((tx) => listValues(tx, Date.now()))
const above = (lines: readonly ValueLine[]) => lines.filter(({ isWithin }) => !isWithin)
const named = (lines: readonly ValueLine[]) => lines.map(({ kind, name, currency }) => `${kind} ${name} ${currency}`)
const ask = (key: string, input: object) => approvedCall(database.db, key, { reason, ...input })

describe('values of the demo world', () => {
  it('nothing that is given is worth more than its budget to a player who plays best', async () => {
    const lines = await list()
    expect(named(above(lines))).toEqual([])
    const kinds = Map.groupBy(lines, ({ kind }) => kind)
    // Both currencies: one way to play, six offers, eight products and more, five levels with a reward, forty quests, two programmes of cashback.
    expect(new Set(kinds.keys())).toEqual(
      new Set(['jackpot', 'play', 'offer', 'product', 'level', 'quest', 'quests', 'cashback'])
    )
    expect(
      ['jackpot', 'play', 'offer', 'level', 'quest', 'quests', 'cashback'].map(
        (kind) => lines.filter((one) => one.kind === kind).length
      )
    ).toEqual([6, 2, 12, 10, 80, 6, 4])
  })

  it('an offer of several steps is worth what all of them are at their most', async () => {
    const offer = (await list()).find(({ name, currency }) => name === 'three-deposits' && currency === 'EUR')
    // Two bonuses of 50.00, five times to be staked as the welcome bonus is, and 25 rounds of 0.20.
    const [least, most] = [9_000n + 400n, 10_000n + 500n]
    expect(offer && offer.worth.over > least * offer.worth.under).toBe(true)
    expect(offer && offer.worth.over < most * offer.worth.under).toBe(true)
  })

  it('the worth of the welcome bonus is its amount less its wagering in the game that costs least for what counts', async () => {
    const offer = (await list()).find(({ name, currency }) => name === 'welcome' && currency === 'EUR')
    // 50.00 to be staked; dice at 99 % count half, so a hundred counted cost two, less what the points of two hundred staked are worth.
    const [least, most] = [900n, 1000n]
    expect(offer && offer.worth.over > least * offer.worth.under).toBe(true)
    expect(offer && offer.worth.over < most * offer.worth.under).toBe(true)
  })
})

describe('values above their budget', () => {
  it('a generous bonus, product, quest and cashback of staff are found, each by its name, and the others stay within', async () => {
    const weights = { slot: 100, fast: 100 }
    const amounts_minor = { USD: 5_000 }
    const gift = { type: 'bonus', amounts_minor, wager_times: 1, days: 7, weights }
    const offer = { sysname: 'too-much', texts, images: {}, trigger: { action: 'take' }, promotions: [gift] }
    await database.db.write((tx) => putOffer(tx, { ...offer, budgetMinor: { USD: 4_000 } }))
    await ask('loyalty.putproduct', {
      sysname: 'nearly-free',
      texts,
      price_points: 1,
      gift: { type: 'money', amounts_minor: { USD: 1 } },
    })
    await ask('loyalty.putquest', {
      sysname: 'easy',
      texts,
      goal: { type: 'pages', pages: ['/fairness'] },
      reward_points: 10,
    })
    const bounds = { EUR: { least_loss_minor: 1, most_minor: 100_000, budget_minor: 1_000 } }
    await ask('cashback.putprogram', { sysname: 'half-back', texts, product: 'casino', percent: 50, bounds })
    const found = named(above(await list()))
    for (const name of ['offer too-much USD', 'product nearly-free USD', 'quest easy USD', 'cashback half-back EUR'])
      expect(found).toContain(name)
    expect(found).not.toContain('offer welcome USD')
    // A product that gives a cent for a point makes all points of that currency worth a cent.
    expect(found).toContain('quest see-fairness USD')
    expect(found.filter((name) => name.endsWith('EUR'))).toEqual(['quest easy EUR', 'cashback half-back EUR'])
    for (const [key, sysname] of [
      ['loyalty.closeproduct', 'nearly-free'],
      ['loyalty.closequest', 'easy'],
      ['cashback.closeprogram', 'half-back'],
    ] as const)
      await ask(key, { sysname })
    await database.db.write((tx) => putOffer(tx, { ...offer, budgetMinor: { USD: 5_000 } }))
    expect(named(above(await list())).filter((name) => !name.startsWith('cashback half-back'))).toEqual([])
  })

  it('JKP-05 a jackpot on a game that returns nearly all is found: together they give more than they take', async () => {
    const levels = [{ name: 'mini', seed_minor: 1_000, rate_ppm: 12_000, every_minor: 2_500_000 }]
    await ask('jackpots.put', { sysname: 'too-rich', texts, currency: 'EUR', levels, games: ['plumb', 'deep-seam'] })
    const found = named(above(await list()))
    expect(found).toContain('jackpot too-rich: plumb EUR')
    expect(found).not.toContain('jackpot too-rich: deep-seam EUR')
    expect(found).toContain('play plumb EUR')
  })
})

describe('the table', () => {
  it('has a line for each value, those above their budget first, and a worth is rounded up', () => {
    const line = { kind: 'offer', name: 'one', per: 'player', currency: 'USD', budgetMinor: 1_000n } as const
    const lines = [
      { ...line, worth: fraction(100_001, 300), isWithin: true },
      { ...line, name: 'another', worth: fraction(100_001, 100), isWithin: false },
      { ...line, name: 'third', worth: fraction(-1, 3), isWithin: true },
    ]
    expect(valuesTable(lines)).toEqual([
      '       kind   name     currency  worth at most  budget  for',
      'ABOVE  offer  another  USD             10.0001   10.00  per player',
      'ok     offer  one      USD              3.3334   10.00  per player',
      'ok     offer  third    USD             -0.0033   10.00  per player',
    ])
  })
})

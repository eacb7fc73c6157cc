import { expect, it } from 'vitest'
import { evidenceFacts } from './evidence-facts.ts'

const names = (evidence: unknown) => evidenceFacts(evidence).map(({ name }) => name)

it('what was attached to a dispute is read as facts: a bet, a payment, a round with its proof', () => {
  const stake = { amount: 2, currency: 'USD' }
  const bet = { id: '7', placed_at: '2026-11-26T10:00:00.000Z', stake, price: 1.5, payout: null, legs: [{}, {}] }
  expect(evidenceFacts(bet)).toEqual([
    { name: 'time', kind: 'time', value: '2026-11-26T10:00:00.000Z' },
    { name: 'stake', kind: 'sum', value: { minor: 200n, currency: 'USD' } },
    { name: 'price', kind: 'text', value: '1.5' },
    { name: 'legs', kind: 'text', value: '2' },
  ])
  const round = { id: '9', started_at: '2026-11-26T10:00:00.000Z', stake, win: stake, server_hash: 'ab12' }
  expect(names({ round, server_seed: null, choices: [] })).toEqual(['time', 'stake', 'win', 'hash'])
  expect(names({ time: '2026-11-26T10:00:00.000Z', amount: stake, balance: null, reference: 'p-1' })).toEqual([
    'time',
    'amount',
    'reference',
  ])
})

it('what is nothing of that has no facts', () => {
  for (const nothing of [null, 'text', [], { stake: { amount: 'much', currency: 'XYZ' } }])
    expect(evidenceFacts(nothing)).toEqual([])
})

import { drawInput } from '@ante/product/draws/contract-staff'
import { describe, expect, it } from 'vitest'
import { budgetOf, newDrawDraft, putFrom } from './draft.ts'

const draft = {
  ...newDrawDraft(Date.parse('2026-11-27T19:20:00Z')),
  sysname: 'winter',
  title: 'Winter',
  prizes: '50\n25.50\n\n5',
}
const made = (more: Partial<typeof draft> = {}) => putFrom({ ...draft, ...more })

describe('a draw that is typed', () => {
  it('becomes what the call takes, from the next full hour for a day', () => {
    const raffle = made({ games: 'dicebox, plumb', points: '500' })
    expect(raffle).toMatchObject({
      starts_at: '2026-11-27T20:00:00.000Z',
      ends_at: '2026-11-28T20:00:00.000Z',
      prizes_minor: [5_000, 2_550, 500],
      stakes: { USD: 1_000 },
      games: ['dicebox', 'plumb'],
      ticket_points: 500,
      tickets_most: 100,
    })
    const jackpot = made({ kind: 'drops', dueBefore: '2026-11-28T17:00', growsFrom: '2.50', prizes: '50' })
    expect(jackpot).toMatchObject({ due_before: '2026-11-28T17:00:00.000Z', grows_from_minor: 250 })
    for (const one of [raffle, jackpot, made({ kind: 'drops' })])
      expect(drawInput.safeParse(typeof one === 'string' ? one : { ...one, reason: 'a test' }).success).toBe(true)
    expect(budgetOf(draft)).toBe('80.50')
  })

  it('says what is wrong', () => {
    expect(made({ startsAt: '' })).toBe('Enter when it starts and ends.')
    expect(made({ prizes: '' })).toBe('Enter one prize in USD in each line.')
    expect(made({ prizes: '50\nmuch' })).toBe('Enter one prize in USD in each line.')
    expect(made({ stake: '0' })).toBe('Enter the stake in USD.')
    expect(made({ most: 'many' })).toBe('Enter how many tickets one player can have.')
    expect(made({ points: '1.5' })).toBe('Enter the points for a ticket as a whole number.')
    expect(made({ kind: 'drops', growsFrom: 'x' })).toBe('Enter what it grows from in USD.')
    expect(made({ kind: 'drops', growsFrom: '1' })).toBe('Enter one prize: only a single drop can grow.')
    expect(budgetOf({ ...draft, prizes: 'x' })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { draftsOf } from './draft.ts'
import { after, pick } from './slip.fixture.ts'
import { emptyStoredSlip, readStoredSlip, reduceStoredSlip } from './stored-slip.ts'

describe('the bet slip', () => {
  it('the slip is one accumulator or several singles, each with its own stake', () => {
    const two = after(
      pick('1'),
      pick('2', 1500),
      { type: 'stake', text: '7' },
      { type: 'single-stake', marketId: '2', text: '3' }
    )
    expect(draftsOf(two).map(({ id, stakeText }) => [id, stakeText])).toEqual([['all', '7']])
    expect(
      draftsOf(reduceStoredSlip(two, { type: 'mode', mode: 'singles' })).map(({ id, stakeText }) => [id, stakeText])
    ).toEqual([
      ['1', ''],
      ['2', '3'],
    ])
    expect(draftsOf(after(pick('1'))).map(({ id }) => id)).toEqual(['1'])
  })

  it('the slip drops labels and stakes with their selections', () => {
    const stored = after(pick('1'), { type: 'single-stake', marketId: '1', text: '5' }, pick('1'))
    expect(stored).toMatchObject({ slip: { items: [], stakeText: '' }, labels: {}, stakes: {} })
  })

  it('a stored slip is read as it was written, and one of another version or shape is dropped', () => {
    const stored = after(pick('1'))
    expect(readStoredSlip(JSON.stringify({ version: 3, slip: stored }))).toEqual(stored)
    for (const junk of [null, '', '{', '{"version":0}', '{"version":2,"held":{"slip":{}}}', '[]'])
      expect(readStoredSlip(junk)).toEqual(emptyStoredSlip)
  })
})

import { describe, expect, it } from 'vitest'
import { readPresets } from './stake-presets.ts'

const read = (...texts: string[]) => readPresets(texts, 'USD')?.map(({ minor }) => Number(minor))

describe('the stakes that a player has at hand', () => {
  it('are kept rising, each once; none are those of the site', () => {
    expect(read('20', '2.50', '20.00', '0.10')).toEqual([10, 250, 2000])
    expect(read()).toEqual([])
  })
  it('are four at most, of 0.10 to 10,000', () => {
    expect(read('1', '2', '3', '10000')).toEqual([100, 200, 300, 1_000_000])
    for (const wrong of [
      ['1', '2', '3', '4', '5'],
      ['0.09'],
      ['10000.01'],
      ['0'],
      ['-5'],
      ['1e2'],
      [''],
      ['1.005'],
      ['5', 'x'],
    ])
      expect(read(...wrong), wrong.join()).toBeUndefined()
  })
})

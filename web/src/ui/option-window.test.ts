import { describe, expect, it } from 'vitest'
import { leastItem, matching, windowOf } from './option-window.ts'
import { dialOf, withDial } from './phone-dial.ts'

const options = ['Österreich', 'Åland', 'Ägypten', 'Costa Rica', 'Curaçao', 'Côte d’Ivoire'].map((label) => ({
  value: label,
  label,
}))
const found = (typed: string) => matching(options, typed).map(({ label }) => label)

describe('a long list', () => {
  it('PROF-13 CONST-39 draws only the rows in sight and a few around them, none lower than 36', () => {
    expect(leastItem).toBe(36)
    expect(windowOf(250, 0, 264, 44)).toEqual({ from: 0, to: 10 })
    expect(windowOf(250, 4400, 264, 44)).toEqual({ from: 96, to: 110 })
    expect(windowOf(250, 250 * 44 - 264, 264, 44)).toEqual({ from: 240, to: 250 })
    expect(windowOf(3, 0, 264, 44)).toEqual({ from: 0, to: 3 })
  })
  it('is searched without accents and case, and what begins with the word comes first', () => {
    expect(found('a')).toEqual(['Åland', 'Ägypten', 'Costa Rica', 'Curaçao'])
    expect(found('CURACAO')).toEqual(['Curaçao'])
    expect(found('c')).toEqual(['Costa Rica', 'Curaçao', 'Côte d’Ivoire', 'Österreich'])
    expect(found('zz')).toEqual([])
    expect(found('  ')).toHaveLength(options.length)
  })
})

describe('a number with its country', () => {
  const countries = [
    { code: 'US', dial: '+1' },
    { code: 'CA', dial: '+1' },
    { code: 'BB', dial: '+1246' },
    { code: 'GB', dial: '+44' },
  ]
  it('begins with the longest code that fits', () => {
    expect(dialOf('+1 246 555', countries)?.code).toBe('BB')
    expect(dialOf('+1 (555) 0100', countries)?.code).toBe('US')
    expect(dialOf('07700', countries)).toBeUndefined()
  })
  it('keeps its digits when another country is chosen', () => {
    expect(withDial('+44 7700 900', countries, 'BB')).toBe('+12467700900')
    expect(withDial('7700 900', countries, 'GB')).toBe('+447700900')
    expect(withDial('', countries, 'GB')).toBe('+44')
  })
})

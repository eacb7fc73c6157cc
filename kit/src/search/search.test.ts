import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSearch } from './index.ts'
import { latinLayoutKey, searchKey, skeletonOf } from './key.ts'
import { editsToPrefix } from './typo.ts'

const games = [
  ['Midnight Orchard', 'Foxglove'],
  ['Deep Seam', 'Quarry Nine'],
  ['Night Train to Trieste', 'Paper Moon'],
  ['Jacks at Midnight', 'Parlour'],
  ['Seam', 'Parlour'],
  ['Şans Çarkı', 'Fathom'],
  ['Ten of Forty', 'Fathom'],
] as const
const search = createSearch(games.map((names) => ({ id: names[0], names })))

describe('a search by name', () => {
  it('LOBBY-06 finds any part of a name or of a studio, in any case, from one letter on', () => {
    expect(search.find('ORCH')).toEqual(['Midnight Orchard'])
    expect(search.find('chard')).toEqual(['Midnight Orchard'])
    expect(search.find('foxg')).toEqual(['Midnight Orchard'])
    expect(search.find('q')).toEqual(['Deep Seam'])
    expect(search.find('fathom')).toEqual(['Şans Çarkı', 'Ten of Forty'])
  })
  it('puts what fits better first, and keeps the given order among equals', () => {
    expect(search.find('seam')).toEqual(['Deep Seam', 'Seam'])
    expect(search.find('mid')).toEqual(['Midnight Orchard', 'Jacks at Midnight'])
    expect(search.find('night')).toEqual(['Night Train to Trieste', 'Midnight Orchard', 'Jacks at Midnight'])
    expect(search.find('midnight parl')).toEqual(['Jacks at Midnight'])
  })
  it('finds what has several places once, by the words of one of them', () => {
    const drawers = createSearch([
      { id: 'foxes', names: ['Cabinet of Foxes', 'Paper Moon'] },
      { id: 'foxes', names: ['', 'Cabinet of Foxes', 'Paper Moon', 'bono de elección'] },
      { id: 'foxes', names: ['', 'Cabinet of Foxes', 'Paper Moon', 'Schubladen Schlüssel'] },
    ])
    expect(drawers.find('foxes')).toEqual(['foxes'])
    expect(drawers.find('paper moon bono')).toEqual(['foxes'])
    expect(drawers.find('bono schubladen')).toEqual([])
  })
  it('finds nothing where nothing is typed, and nothing by pure chance', () => {
    for (const query of ['', '   ', '%', '_', '\u0000', '!?']) expect(search.find(query)).toEqual([])
    for (const query of ['no such game', 'xyz', 'bl', 'midnight zebra']) expect(search.find(query)).toEqual([])
  })
  it('forgives slips of the finger, but only where nothing fits as it was typed', () => {
    for (const typed of ['midnigth', 'mindight', 'midnigt orchad', 'orcard', 'midnihgt orch'])
      expect(search.find(typed)[0], typed).toBe('Midnight Orchard')
    expect(search.find('ten')).toEqual(['Ten of Forty'])
  })
  it('reads accents, another script and a keyboard that was not switched', () => {
    expect(search.find('sans carki')).toEqual(['Şans Çarkı'])
    expect(search.find('ŞANS')).toEqual(['Şans Çarkı'])
    expect(search.find('миднайт')).toEqual(['Midnight Orchard', 'Jacks at Midnight'])
    expect(search.find('ميدنايت')).toEqual(['Midnight Orchard', 'Jacks at Midnight'])
    expect(search.find('ьшвтшпре')).toEqual(['Midnight Orchard', 'Jacks at Midnight'])
  })
  it('finds every name by itself and by each beginning of it', () => {
    const name = fc.array(
      fc.constantFrom('moon', 'reef', 'fox', 'ledger', 'kettle', 'straße', 'øre', 'ночь', 'قمر', '7'),
      { minLength: 1, maxLength: 4 }
    )
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), (names) => {
        const all = names.map((words, id) => ({ id, names: [words.join(' ')] }))
        const index = createSearch(all)
        for (const {
          id,
          names: [own = ''],
        } of all) {
          for (let length = 1; length <= own.length; length++) {
            const typed = own.slice(0, length)
            if (searchKey(typed) !== '') expect(index.find(typed), typed).toContain(id)
          }
        }
      }),
      { numRuns: 60, seed: 1 }
    )
  })
})

describe('the parts of it', () => {
  it('makes one key of many spellings', () => {
    expect(searchKey('  O’Neil—Ärger_№5! ')).toBe('oneil arger 5')
    expect(searchKey('Йети и Ёлка')).toBe('yeti i elka')
    expect(latinLayoutKey('plain')).toBeUndefined()
    expect(latinLayoutKey('Ьшв 7')).toBe('mid 7')
    expect(skeletonOf('midnight')).toBe(skeletonOf('midnayt'))
  })
  it('counts slips as they are made: too many, too few, wrong, swapped', () => {
    expect(editsToPrefix('orch', 'orchard', 2)).toBe(0)
    expect(editsToPrefix('ocrh', 'orchard', 2)).toBe(1)
    expect(editsToPrefix('orrch', 'orchard', 2)).toBe(1)
    expect(editsToPrefix('och', 'orchard', 2)).toBe(1)
    expect(editsToPrefix('orkh', 'orchard', 2)).toBe(1)
    expect(editsToPrefix('zebra', 'orchard', 2)).toBe(3)
  })
})

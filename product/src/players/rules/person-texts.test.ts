import { expect, it } from 'vitest'
import { type NamedPerson, personTexts } from './person-texts.ts'

const ada: NamedPerson = { first_name: 'Ada', last_name: 'Lovelace', birth_date: '1985-12-10' }
const shares = (one: Partial<NamedPerson>, other: Partial<NamedPerson> = {}): boolean => {
  const texts = new Set(personTexts({ ...ada, ...other }))
  return personTexts({ ...ada, ...one }).some((text) => texts.has(text))
}

it('SAFE-11 texts of a person are the same however the name is written', () => {
  expect(personTexts(ada)).toEqual(['same person ada lovelace 1985-12-10'])
  for (const one of [
    { first_name: ' ADA ' },
    { birth_date: '10.12.1985' },
    { first_name: 'Lovelace', last_name: 'Ada' },
    { first_name: 'Ada Maria' },
    { last_name: 'Lovelace-King' },
    { last_name: 'Lovelace King' },
  ])
    expect(shares(one), JSON.stringify(one)).toBe(true)
  expect(shares({ first_name: 'José', last_name: 'Muñoz' }, { first_name: 'Jose', last_name: 'MUNOZ' })).toBe(true)
  expect(shares({ last_name: 'O’Brien' }, { last_name: 'OBrien' })).toBe(true)
  expect(shares({ last_name: 'Groß' }, { last_name: 'GROSS' })).toBe(true)
  expect(shares({ last_name: 'Łukasz' }, { last_name: 'Lukasz' })).toBe(true)
  expect(shares({ first_name: 'Işıl' }, { first_name: 'Isil' })).toBe(true)
})

it('SAFE-11 texts of two persons differ by a first name, a last name or the birth date', () => {
  expect(shares({ first_name: 'Eve' })).toBe(false)
  expect(shares({ last_name: 'Byron' })).toBe(false)
  expect(shares({ last_name: 'da Silva' }, { last_name: 'da Costa' })).toBe(false)
  expect(shares({ birth_date: '1985-12-11' })).toBe(false)
  for (const lack of [{ first_name: '' }, { last_name: undefined }, { birth_date: undefined }, { birth_date: 'soon' }])
    expect(personTexts({ ...ada, ...lack })).toEqual([])
})

it('SAFE-11 a name of many parts makes no more texts than the parts that count', () => {
  const long = Array.from({ length: 40 }, (_, index) => `n${index}`).join(' ')
  expect(personTexts({ ...ada, first_name: long, last_name: long }).length).toBeLessThanOrEqual(36)
})

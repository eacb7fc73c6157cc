import { locales } from '@ante/texts/locales'
import { describe, expect, it } from 'vitest'
import { hidesChat, isEmbeddedForm, routeName } from './route-names.ts'

describe('route names', () => {
  it('RTE-06 a name is the segments of its pattern', () => {
    expect(routeName('/cashier/deposit/:sysname')).toBe('cashier-deposit-sysname')
    expect(routeName('/')).toBe('index')
    expect(routeName('/bets/*')).toBe('bets-all')
  })
  it('SOC-10 embedded forms are known by their names in every language', () => {
    for (const suffix of ['', ...locales.map(({ code }) => `___${code}`)]) {
      expect(isEmbeddedForm(`forms-sign_up${suffix}`)).toBe(true)
      expect(isEmbeddedForm(`forms-sign_in${suffix}`)).toBe(true)
      expect(isEmbeddedForm(`confirmation${suffix}`)).toBe(false)
    }
  })
  it('RTE-05 the tests of names ignore a language suffix', () => {
    expect(hidesChat('betting')).toBe(true)
    expect(hidesChat('game-sysname___ar')).toBe(true)
    expect(hidesChat('game-index-sysname___de')).toBe(true)
    expect(hidesChat('gamehall')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { hidesChat, isEmbeddedForm, routeName } from './route-names.ts'

describe('route names', () => {
  it('RTE-06 a name is the segments of its pattern', () => {
    expect(routeName('/cashier/deposit/:sysname')).toBe('cashier-deposit-sysname')
    expect(routeName('/')).toBe('index')
    expect(routeName('/bets/*')).toBe('bets-all')
  })
  it('RTE-05 the tests of names ignore a language suffix', () => {
    expect(hidesChat('betting')).toBe(true)
    expect(hidesChat('game-sysname___ar')).toBe(true)
    expect(hidesChat('game-index-sysname___de')).toBe(true)
    expect(hidesChat('gamehall')).toBe(false)
    expect(isEmbeddedForm('forms-sign_up___ar')).toBe(true)
    expect(isEmbeddedForm('forms-sign_in')).toBe(true)
    expect(isEmbeddedForm('index')).toBe(false)
  })
})

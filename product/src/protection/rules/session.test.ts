import { describe, expect, it } from 'vitest'
import { checkEvery } from './session.ts'

const market = (minutes: number, isChosen: boolean) => ({ realityCheck: { minutes, isChosen } })

describe('when a reality check comes', () => {
  it('SAFE-16 is the market’s interval, or a shorter one of the player, never a longer one', () => {
    expect(checkEvery(market(60, true), undefined)).toBe(60)
    expect(checkEvery(market(60, true), 20)).toBe(20)
    expect(checkEvery(market(60, true), 90)).toBe(60)
    expect(checkEvery(market(30, false), 20)).toBe(30)
    expect(checkEvery(market(0, true), undefined)).toBeUndefined()
    expect(checkEvery(market(0, true), 45)).toBe(45)
  })
})

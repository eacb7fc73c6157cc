import { after, instantOf, minute, second } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { hintLeftMs, hoursAndMinutes, registrationHintMs } from './registration-hint.ts'

const registered = '2026-03-01T10:00:00.000Z'
const later = (minutes: number) => after(instantOf(registered), minutes * minute)

describe('the registration hint', () => {
  it('REG-54, CONST-19 it shows for two hours after the registration', () => {
    expect(registrationHintMs).toBe(7_200_000)
    expect(hintLeftMs(registered, 0, later(0))).toBe(registrationHintMs)
    expect(hintLeftMs(registered, 0, later(119))).toBe(minute)
    expect(hintLeftMs(registered, 0, later(120))).toBe(0)
    expect(hintLeftMs(registered, 0, later(121))).toBe(0)
  })
  it('CASH-58, REG-54 the first deposit ends it', () => {
    expect(hintLeftMs(registered, 1, later(5))).toBe(0)
  })
  it('REG-54 a visitor has none, and a clock that is behind does not make it longer', () => {
    expect(hintLeftMs('', 0, later(0))).toBe(0)
    expect(hintLeftMs(registered, 0, later(-30))).toBe(registrationHintMs)
  })
  it('REG-55 the countdown rounds up, so that it never says none while it is there', () => {
    expect(hoursAndMinutes(registrationHintMs)).toEqual({ hours: 2, minutes: 0 })
    expect(hoursAndMinutes(90 * minute + second)).toEqual({ hours: 1, minutes: 31 })
    expect(hoursAndMinutes(second)).toEqual({ hours: 0, minutes: 1 })
  })
})

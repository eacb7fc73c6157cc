import { runInThisContext } from 'node:vm'
import { after, day, instantOf, minute } from '@ante/kit/instant'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmHintMs, confirmSent, hideScript, isHintTime, unconfirmedLogin } from './confirm-hint.ts'

const registered = '2026-03-01T10:00:00.000Z'
const later = (milliseconds: number) => after(instantOf(registered), milliseconds)
const email = {
  type: 'email' as const,
  contact: 'ada@example.com',
  is_confirmed: false,
  is_subscribed: true,
  news_products: [],
}

describe('the hint to confirm the contact of the login', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('REG-56 REG-57 CONST-20 stands for five days from the registration', () => {
    expect(confirmHintMs).toBe(432_000_000)
    expect(isHintTime(registered, later(0))).toBe(true)
    expect(isHintTime(registered, later(5 * day - minute))).toBe(true)
    expect(isHintTime(registered, later(5 * day))).toBe(false)
    expect(isHintTime('', later(0))).toBe(false)
  })
  it('REG-56 is about the contact that the player signs in with, while it is not confirmed', () => {
    expect(unconfirmedLogin('ada@example.com', [email])).toBe('ada@example.com')
    expect(unconfirmedLogin('ada@example.com', [{ ...email, is_confirmed: true }])).toBeUndefined()
    expect(
      unconfirmedLogin('447700900123', [email, { ...email, type: 'phone', contact: '447700900123' }])
    ).toBeUndefined()
    expect(unconfirmedLogin('ada@example.com', [])).toBeUndefined()
  })
  it('REG-57 what was sent or put away is kept for each player in this browser', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    expect(confirmSent.of(7)).toBe(false)
    confirmSent.keep(7)
    expect([confirmSent.of(7), confirmSent.of(8)]).toEqual([true, false])
    expect([...kept.keys()]).toEqual(['confirm_sent_7'])
  })
  it('REG-57 what was put away is hidden before the page is painted, and without a storage it is not', () => {
    const isHidden = (uid: number): boolean => {
      const hint = { hidden: false }
      vi.stubGlobal('document', { currentScript: { nextElementSibling: hint } })
      runInThisContext(hideScript(uid))
      return hint.hidden
    }
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'confirm_sent_7' ? '1' : null) })
    expect([isHidden(7), isHidden(8)]).toEqual([true, false])
    vi.stubGlobal('localStorage', undefined)
    expect(isHidden(7)).toBe(false)
  })
  it('REG-57 in a browser without a storage the hint can be put away all the same, until the next page', () => {
    const heard = vi.fn<() => void>()
    const leave = confirmSent.subscribe(heard)
    expect(confirmSent.of(9)).toBe(false)
    confirmSent.keep(9)
    expect(confirmSent.of(9)).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    leave()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetBackUrl, keepBackUrl, readBackUrl } from './back-url.ts'

describe('the way back from a payment', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('window', { location: { origin: 'https://ante.example' } })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('CONST-44 RTE-81 stands under one key of this browser until it is used or another payment begins', () => {
    keepBackUrl('/game/dicebox?mode=real')
    expect([...kept.keys()]).toEqual(['paySuccessBackUrl'])
    expect(readBackUrl()).toBe('/game/dicebox?mode=real')
    forgetBackUrl()
    expect(readBackUrl()).toBeUndefined()
    keepBackUrl('/betting')
    keepBackUrl(null)
    expect(kept.size).toBe(0)
  })

  it('RTE-83 never leads to another site, even if somebody else wrote it', () => {
    keepBackUrl('https://evil.example/')
    expect(kept.size).toBe(0)
    kept.set('paySuccessBackUrl', '//evil.example')
    expect(readBackUrl()).toBeUndefined()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { setPreference } from './cookies.ts'

describe('preferences of a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('CONST-27 CONST-28 the theme and the language are kept for a year, on every page', () => {
    const document = { cookie: '' }
    vi.stubGlobal('document', document)
    setPreference('theme', 'light')
    expect(document.cookie).toBe('theme=light; path=/; max-age=31536000; samesite=lax')
    setPreference('i18n_locale', 'de')
    expect(document.cookie).toBe('i18n_locale=de; path=/; max-age=31536000; samesite=lax')
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('site.css', import.meta.url), 'utf8')
const pixels = Object.fromEntries([...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(([, name = '', rem]) => [name, Number(rem) * 16]))

describe('where style rules change', () => {
  it('CONST-37 a phone ends before 768; tablet 768, laptop 992, desktop 1440, desktop large 1920', () => {
    expect(pixels).toMatchObject({ tablet: 768, laptop: 992, desktop: 1440, large: 1920 })
    // Nothing changes below the tablet's: one phone is like another.
    expect(Math.min(...Object.values(pixels))).toBe(768)
  })
})

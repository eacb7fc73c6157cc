import { readFileSync } from 'node:fs'
import { pictureWidths } from '@ante/kit/picture'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('site.css', import.meta.url), 'utf8')
const pixels = Object.fromEntries(
  [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(([, name = '', rem]) => [name, Number(rem) * 16])
)

describe('where style rules change', () => {
  it('CONST-37 CMS-49 a phone ends before 768; tablet 768, laptop 992, desktop 1440, desktop large 1920', () => {
    expect(pixels).toMatchObject({ tablet: 768, laptop: 992, desktop: 1440, large: 1920 })
    // Nothing changes below the tablet's: one phone is like another.
    expect(Math.min(...Object.values(pixels))).toBe(768)
  })

  it('CMS-50 styles keep to that list, scripts to the classes of devices, and the widths of pictures are for pictures alone', async () => {
    const { deviceClassOf } = await import('../app/document/device.ts')
    const asked = ['tokens.css', 'base.css', 'parts.css'].flatMap((name) => {
      const sheet = readFileSync(new URL(name, import.meta.url), 'utf8')
      return [...sheet.matchAll(/@media[^{]*width\s*[<>]=?\s*([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
    })
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((width) => !Object.values(pixels).includes(width))).toEqual([])
    // A laptop begins at 992 for both; `lg` of the pictures is another thing.
    expect([deviceClassOf(991), deviceClassOf(992), deviceClassOf(1024)]).toEqual(['tablet', 'laptop', 'laptop'])
    expect(pictureWidths.lg).toBe(1024)
    expect(Object.values(pixels)).not.toContain(pictureWidths.lg)
  })
})

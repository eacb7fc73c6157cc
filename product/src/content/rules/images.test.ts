import { describe, expect, it } from 'vitest'
import { imageSettings } from '../contract.ts'
import { imageOf } from './images.ts'

const description = { title: '', text: '', tile: '/a.svg', evening: '/b.svg' }

describe('the picture of a thing', () => {
  it('CMS-17 BON-14 JKP-03 JKP-12 is found under the alias of the configuration, which can name another one for each kind', () => {
    const usual = imageSettings.parse({})
    for (const kind of ['banner', 'offer', 'jackpot'] as const) {
      expect(imageOf(usual, kind, description)).toBe('/a.svg')
      const renamed = imageSettings.parse({ aliases: { [kind]: 'evening' } })
      expect(imageOf(renamed, kind, description)).toBe('/b.svg')
    }
    expect(imageOf(imageSettings.parse({ aliases: { banner: 'evening' } }), 'offer', description)).toBe('/a.svg')
  })

  it('CMS-16 CMS-65 is the default of its kind where it has none', () => {
    expect(imageOf(imageSettings.parse({}), 'tournament', { title: '', text: '' })).toBe(
      '/art/tournaments/night-race.svg'
    )
    expect(imageOf(imageSettings.parse({ defaults: { offer: '/art/own.svg' } }), 'offer', undefined)).toBe(
      '/art/own.svg'
    )
  })
})

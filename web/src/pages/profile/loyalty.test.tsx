import { expect, it } from 'vitest'
import ProfileLoyalty, { loader } from './loyalty.tsx'
import { html, loaderArgs, player, siteOf } from '../pages.fixture.tsx'

it('LOY-15 LOY-16 LOY-33 the profile shows who goes with the player where characters are shown there: profile, loyalty or all', async () => {
  const fox = {
    id: 'fox',
    description: { title: 'Fox', text: 'Reads the rules.', image: '/art/characters/fox.svg' },
    from_level: 0,
  }
  const profile = async (places: string, character: object | null = fox) => {
    const site = siteOf({
      account: player,
      answers: {
        'loyalty.getcharacters': { items: [fox], offset: 0, limit: 24, total: 1 },
        'loyalty.getinfo': {
          id: '7',
          uid: 7,
          is_active: false,
          points: 0,
          pointsAlias: '',
          levels: [],
          level: 0,
          progress: null,
          expiring: null,
          character,
        },
      },
      settings: { loyalty: { placesWhereDisplayedCharacters: places } },
    })
    return html(ProfileLoyalty, site, await loader(loaderArgs(site, '/profile/loyalty')), '/profile/loyalty')
  }
  for (const places of ['all', 'profile']) expect(await profile(places)).toContain('Reads the rules.')
  expect(await profile('loyalty')).not.toContain('Reads the rules.')
  expect(await profile('all', null)).toContain('You don’t have a character yet')
})

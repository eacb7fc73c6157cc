import { expect, it } from 'vitest'
import ProfileLoyalty, { loader } from './loyalty.tsx'
import { html, loaderArgs, player, siteOf } from '../pages.fixture.tsx'

it('LOY-33 the profile shows the level, the points, what changed them and what the player was told', async () => {
  const level = {
    id: 'night-1',
    description: { title: 'Moonrise', text: '' },
    place: 1,
    minValue: 0,
    maxValue: 1_000,
    reward_points: 0,
    benefits: { points_percent: 100, shop_discount_percent: 0, payout_wait_percent: 100 },
    characters: [],
  }
  const info = {
    id: '7',
    uid: 7,
    is_active: true,
    points: 1_250,
    pointsAlias: 'stars',
    character: null,
    levels: [level],
    level: 1,
    progress: { minValue: 0, maxValue: 1_000, expCount: 500, percent: 50 },
    owned_characters: [],
    quests: [],
    quest_steps: 0,
    expiring: null,
  }
  const change = (cause: string, points: number, name = '') => ({
    id: cause,
    cause,
    points,
    name,
    at: '2026-11-20T10:00:00Z',
  })
  const notice = {
    id: '1',
    trigger: 'level',
    type: 'credit',
    amount: 25,
    amountType: 'points',
    image: '',
    title: 'New level: Moonrise',
    message: 'You have 25 points more.',
    created_at: '2026-11-20T10:00:00Z',
  }
  const history = { changes: [change('void', -12.5), change('quest', 20, 'Night walk')], notices: [notice] }
  const site = siteOf({
    account: player,
    answers: {
      'loyalty.getcharacters': { items: [], offset: 0, limit: 24, total: 0 },
      'loyalty.getinfo': info,
      'loyalty.gethistory': history,
    },
  })
  const text = html(ProfileLoyalty, site, await loader(loaderArgs(site, '/profile/loyalty')), '/profile/loyalty')
  for (const part of [
    'data-points="1250"',
    'Moonrise',
    'aria-valuenow="50"',
    'New level: Moonrise',
    'You have 25 points more.',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/Quest<.*Night walk.*\+20</s)
  expect(text).toMatch(/Voided play<.*−12\.5</s)
})

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

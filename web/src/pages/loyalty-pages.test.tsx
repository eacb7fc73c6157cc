import { describe, expect, it } from 'vitest'
import { description, item, listOf, open, placeOf, routeOf, statusOf, thrown } from './open-page.fixture.tsx'
import { html, player, siteOf, tournament } from './pages.fixture.tsx'
import { BottomBar } from '../features/shell/bottom-bar.tsx'
import { SideRail } from '../features/shell/side-rail.tsx'
import { ParticipateButton } from '../features/tournaments/participate-button.tsx'

const product = {
  ...item,
  price: 500,
  full_price: 500,
  type: 'money',
  state: 'open',
  left: 3,
  left_for_player: null,
  from_level: 0,
  starts_at: null,
  ends_at: null,
}
const levelOf = (title: string, place: number, minValue: number, maxValue: number | null) => ({
  id: `night-walk-${place}`,
  description: { title, text: '' },
  place,
  minValue,
  maxValue,
  reward_points: 0,
  benefits: { points_percent: 110, shop_discount_percent: 5, payout_wait_percent: 50 },
  characters: [],
})
const levels = [
  levelOf('Moonrise', 1, 0, 1_000),
  { ...levelOf('Starlight', 2, 1_000, null), benefits: { ...levelOf('', 2, 0, 0).benefits, payout_wait_percent: 0 } },
]
const wholeProgram = {
  sysname: 'night-walk',
  description: { title: 'The Night Walk', text: 'Two levels.' },
  pointsAlias: 'stars',
  levels,
  rates: [{ currency: 'USD', points: 1 }],
  weights: [{ type: 'slot', percent: 100 }],
  odds_least: null,
  expires_after_months: 12,
}
const loyaltyInfo = {
  id: '7',
  uid: 7,
  is_active: true,
  points: 1_250,
  pointsAlias: 'stars',
  character: null,
  levels,
  level: 1,
  progress: { minValue: 0, maxValue: 1_000, expCount: 500, percent: 50 },
  owned_characters: [],
  quests: [
    {
      id: 'walk',
      description: { title: 'Look around', text: 'Two pages.' },
      type: 'pages',
      repeats: 'once',
      goal: 2,
      done: 1,
      reward: 30,
      gift: null,
      state: 'open',
      after: null,
      pages: ['/support'],
      ends_on: null,
    },
  ],
  quest_steps: 1,
  expiring: null,
}

describe('the pages of loyalty', () => {
  it('RTE-32 LOY-04 LOY-11 LOY-12 LOY-23 /loyalty is the loyalty home: its programmes, or that there is none, and the ways to the rest', async () => {
    const six = ['badger', 'bat', 'fox', 'hare', 'hedgehog', 'owl'].map((id) => ({
      id,
      description: { title: `The ${id}`, text: '', image: `/art/characters/${id}.svg` },
      from_level: 0,
    }))
    const characters = { 'loyalty.getcharacters': { items: six, offset: 0, limit: 24, total: 6 } }
    const home = await open('/loyalty', {
      answers: {
        ...characters,
        'loyalty.getPrograms': listOf({ sysname: 'night-walk', description }, { sysname: 'day-walk', description }),
      },
    })
    expect(home.text).toContain('href="/loyalty/day-walk"')
    expect(home.text).toContain('href="/loyalty/night-walk"')
    expect(home.text).toContain('href="/loyalty/shop"')
    expect((await open('/loyalty', { answers: { 'loyalty.getPrograms': listOf() } })).text).toContain(
      'No programmes yet'
    )
    const direct = await open('/loyalty', {
      account: player,
      answers: {
        ...characters,
        'loyalty.getPrograms': listOf({ sysname: 'night-walk', description }),
        'loyalty.getProgram': wholeProgram,
        'loyalty.getinfo': loyaltyInfo,
      },
    })
    for (const text of [
      'data-points="1250"',
      'stars',
      'Moonrise',
      'Your level',
      '5% off in the shop',
      'Withdrawals wait 50% less for review',
      'Withdrawals don’t wait for review',
      '12 months',
      '500 more experience to Starlight',
    ])
      expect(direct.text).toContain(text)
    expect(direct.text).toMatch(/role="progressbar"[^>]*aria-valuenow="50"/)
    expect(home.text.match(/ src="[^" ]*characters\/(badger|bat|fox|hare|hedgehog|owl)/g)?.length).toBe(6)
    expect(home.text).toContain('Log in to choose')
    const without = async (loyalty: object) =>
      (await open('/loyalty', { answers: { ...characters, 'loyalty.getPrograms': listOf() }, settings: { loyalty } }))
        .text
    expect(await without({ isEnableCharacters: false })).not.toContain('characters/')
    expect(await without({ placesWhereDisplayedCharacters: 'profile' })).not.toContain('characters/')
    expect(await without({ placesWhereDisplayedCharacters: 'loyalty' })).toContain('characters/')
  })

  it('LOY-02 CONST-25 asks for two programmes to know whether there is one, and for what somebody holds only where they are signed in', async () => {
    const answers = {
      'loyalty.getPrograms': listOf({ sysname: 'night-walk', description }),
      'loyalty.getProgram': wholeProgram,
      'loyalty.getcharacters': { items: [], offset: 0, limit: 24, total: 0 },
    }
    const visited = await open('/loyalty', { answers })
    expect(visited.asked).toContainEqual(['loyalty.getPrograms', { limit: 2 }])
    expect(visited.asked.map(([key]) => key)).not.toContain('loyalty.getinfo')
    const own = await open('/loyalty', { account: player, answers: { ...answers, 'loyalty.getinfo': loyaltyInfo } })
    expect(own.asked.map(([key]) => key)).toContain('loyalty.getinfo')
  })

  it('LOY-09 the tutorial link leads where the operator set it, to another site in a window of its own; without it there is no link', async () => {
    const answers = { 'loyalty.getPrograms': listOf() }
    const link = async (tutorialUrl?: string) =>
      /<a [^>]*>How rewards work<\/a>/.exec(
        (await open('/loyalty', { answers, settings: { loyalty: tutorialUrl === undefined ? {} : { tutorialUrl } } }))
          .text
      )?.[0]
    expect(await link()).toBeUndefined()
    const own = await link('/promotions/1')
    expect(own).toContain('href="/promotions/1"')
    expect(own).not.toContain('target=')
    const other = await link('https://learn.example/rewards?a=1')
    expect(other).toContain('href="https://learn.example/rewards?a=1"')
    expect(other).toMatch(/target="_blank".*rel="noopener noreferrer"|rel="noopener noreferrer".*target="_blank"/)
  })

  it('RTE-33 LOY-19 /loyalty/shop is the shop, which wins over a programme of that name', async () => {
    expect(routeOf('/loyalty/shop')?.id).toBe('loyalty-shop')
    const shop = await open('/loyalty/shop', { answers: { 'loyalty.getproducts': listOf(product) } })
    for (const part of ['>500<', 'Evening cup', 'Cash', '3 left', 'aria-label="Buy Evening cup"'])
      expect(shop.text).toContain(part)
    const states = listOf(
      { ...product, state: 'sold_out', left: 0 },
      { ...product, id: '5', state: 'level', from_level: 3 }
    )
    const closed = (await open('/loyalty/shop', { answers: { 'loyalty.getproducts': states } })).text
    for (const part of ['Sold out', 'From level 3']) expect(closed).toContain(part)
    expect(closed).not.toContain('aria-label="Buy')
    expect(shop.text).not.toContain('coin.svg')
    expect((await open('/loyalty/shop', { answers: { 'loyalty.getproducts': listOf() } })).text).toContain(
      'The shop is empty'
    )
  })

  it('CMS-19 LOY-05 points are shown with the coin that the operator set', async () => {
    const answers = { 'loyalty.getproducts': listOf(product) }
    const shop = await open('/loyalty/shop', { answers, settings: { loyalty: { coinIcon: '/art/coin.svg' } } })
    expect(shop.text).toMatch(/<img src="\/art\/coin.svg"[^>]*><span[^>]*>500</)
  })

  it('RTE-34 LOY-10 /loyalty/{sysname} is a programme', async () => {
    const given = { params: { sysname: 'night-walk' }, at: '/loyalty/night-walk' }
    expect(
      (
        await open('/loyalty/:sysname', {
          ...given,
          answers: { 'loyalty.getProgram': wholeProgram },
        })
      ).text
    ).toContain('The Night Walk')
    expect(statusOf(await thrown(open('/loyalty/:sysname', given)))).toBe(404)
  })

  it('LOY-01 with loyalty switched off nothing leads to it', async () => {
    const frame = () => (
      <>
        <SideRail folded={false} />
        <BottomBar />
        <ParticipateButton
          tournament={{ ...tournament, restrictions: [], entry: { most: null, is_bought: true } }}
          onChange={() => undefined}
        />
      </>
    )
    const text = (isEnableLoyalty: boolean) =>
      html(frame, siteOf({ account: player, settings: { loyalty: { isEnableLoyalty } } }))
    expect(text(true).match(/href="\/loyalty(?:\/shop)?"/g)?.length).toBeGreaterThan(1)
    expect(text(false)).not.toContain('/loyalty')
  })

  it('LOY-01 with loyalty switched off none of its pages is there', async () => {
    const settings = { loyalty: { isEnableLoyalty: false } }
    for (const path of ['/loyalty', '/loyalty/shop'])
      expect(
        statusOf(
          await thrown(
            open(path, { settings, answers: { 'loyalty.getPrograms': listOf(), 'loyalty.getproducts': listOf() } })
          )
        )
      ).toBe(404)
    const programme = { params: { sysname: 'night-walk' }, at: '/loyalty/night-walk', settings }
    const answers = { 'loyalty.getProgram': wholeProgram }
    expect(statusOf(await thrown(open('/loyalty/:sysname', { ...programme, answers })))).toBe(404)
    expect(placeOf(await thrown(open('/profile/loyalty', { account: player, settings })))).toBe('/profile/settings')
  })
})

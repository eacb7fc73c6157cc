import { describe, expect, it } from 'vitest'
import { couldExist, gamesBefore, hallAddress, hallPage, hallQuery, toggled } from './hall-query.ts'
import { modeOf, playAddress } from './play-mode.ts'

const query = (text: string) => hallQuery(new URLSearchParams(text))

describe('the hall’s address', () => {
  it('RTE-51, RTE-52, RTE-53 category and comma-separated providers are read from the query', () => {
    expect(query('category=slots&providers=fathom,latch,fathom')).toEqual({
      category: 'slots',
      providers: ['fathom', 'latch'],
      search: '',
      sort: 'popular',
      shown: 12,
      page: 1,
    })
    expect(couldExist(query('category=no%20such%20thing'))).toBe(false)
    expect(couldExist(query('category=unknown'))).toBe(true)
  })
  it('LOBBY-09 a choice is written into the query and can be read back', () => {
    const address = hallAddress({
      category: 'slots',
      providers: ['fathom', 'latch'],
      search: 'deep & far',
      sort: 'return',
      shown: 24,
      page: 3,
    })
    expect(address).toBe(
      '/gamehall?category=slots&providers=fathom,latch&search=deep%20%26%20far&sort=return&page=3&shown=24'
    )
    expect(query(address.split('?')[1] ?? '')).toEqual({
      category: 'slots',
      providers: ['fathom', 'latch'],
      search: 'deep & far',
      sort: 'return',
      shown: 24,
      page: 3,
    })
    expect(hallAddress({})).toBe('/gamehall')
  })
  it('an order that is not offered is that of popularity', () => {
    expect(query('sort=volatility').sort).toBe('volatility')
    for (const odd of ['sort=', 'sort=cheap', 'sort=__proto__']) expect(query(odd).sort).toBe('popular')
  })
  it('LOBBY-11 more is shown in steps of twelve, within bounds', () => {
    expect(query('shown=24').shown).toBe(24)
    for (const odd of ['shown=3', 'shown=-1', 'shown=x', 'shown=1.5']) expect(query(odd).shown).toBe(12)
    expect(query('shown=100000').shown).toBe(192)
  })
  it('LOBBY-11 what is more than one list can hold stands on the next pages', () => {
    expect(query('page=3')).toMatchObject({ page: 3, shown: 12 })
    for (const odd of ['page=0', 'page=-1', 'page=x', 'page=1.5']) expect(query(odd).page).toBe(1)
    expect([1, 2, 53].map((page) => gamesBefore({ page }))).toEqual([0, 192, 9984])
    // The last step of a page asks for no more than the page holds: a button that asked for it would do nothing.
    expect(query('shown=204').shown).toBe(hallPage)
  })
  it('LOBBY-08 a studio is chosen and let go', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})

describe('the game page', () => {
  it('GAME-03, GAME-04 #real is for money, else for free where the game can be', () => {
    expect(modeOf('#real', true)).toBe('real')
    expect(modeOf('', true)).toBe('demo')
    expect(modeOf('#demo', true)).toBe('demo')
    expect(modeOf('', false)).toBe('real')
  })
  it('RTE-73 the frame shows the play address', () => {
    expect(playAddress('plumb', 'demo', 'ar')).toBe('/platform/game/plumb/play?mode=demo&locale=ar')
  })
  it('RTE-74 RTE-75 a game with a key of its own has the custom play address, and no other game has it', () => {
    const keys = { 'orchard-2026': 'midnight-orchard' }
    expect(playAddress('midnight-orchard', 'real', 'en', keys)).toBe(
      '/platform/game/custom/orchard-2026/play?mode=real&locale=en'
    )
    expect(playAddress('plumb', 'real', 'en', keys)).toBe('/platform/game/plumb/play?mode=real&locale=en')
  })
})

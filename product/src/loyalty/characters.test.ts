import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { putSetting } from '../content/index.ts'
import type { LoyaltyInfo } from './contract.ts'
import { putCharacter } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players', 'loyalty'] })
})
afterAll(() => server.stop())

const put = (id: string, place: number, enabled = true) =>
  server.database.db.write((tx) =>
    putCharacter(tx, {
      id,
      place,
      enabled,
      texts: { en: { title: `The ${id}`, text: 'Goes along.' }, ar: { title: id, text: 'يرافقك.' } },
      images: { image: `/art/${id}.svg` },
    })
  )
beforeEach(async () => {
  await put('fox', 1)
  await put('owl', 0)
  await put('hare', 2, false)
})
const fox = { id: 'fox', description: { title: 'The fox', text: 'Goes along.', image: '/art/fox.svg' }, from_level: 0 }

type Caller = ReturnType<TestServer['visitor']>
const infoOf = async (caller: Caller) => (await caller.call<LoyaltyInfo>('loyalty.getinfo')).data
const choose = (caller: Caller, id: string) => caller.post<LoyaltyInfo>('loyalty.setcharacter', { id })

describe('characters', () => {
  it('LOY-14 API-92 API-99 the list has items, offset, limit and total, in the order of the operator and the language of the reader', async () => {
    const list = async (query: object, locale = 'en') =>
      (await server.visitor().call('loyalty.getcharacters', { ...query }, { locale })).data
    expect(await list({ limit: 1 })).toMatchObject({ items: [{ id: 'owl' }], offset: 0, limit: 1, total: 2 })
    expect(await list({ offset: 1, limit: 5 })).toEqual({ items: [fox], offset: 1, limit: 5, total: 2 })
    expect(await list({ offset: 9, limit: 5 })).toEqual({ items: [], offset: 9, limit: 5, total: 2 })
    expect(await list({ limit: 1 }, 'ar')).toMatchObject({
      items: [{ description: { title: 'owl', text: 'يرافقك.' } }],
    })
    expect((await server.visitor().call('loyalty.getcharacters', { limit: 0 })).status).toBe(400)
  })

  it('LOY-03 API-93 the info has id, is_active, points, character, levels, pointsAlias and uid; nobody is chosen at first', async () => {
    const player = await server.player()
    const info = await infoOf(player)
    expect(info).toEqual({
      id: String(info.uid),
      uid: info.uid,
      is_active: false,
      points: 0,
      pointsAlias: '',
      character: null,
      levels: [],
      level: 0,
      progress: null,
      expiring: null,
      owned_characters: [],
      quests: [],
      quest_steps: 0,
    })
    expect(info.uid).toBeGreaterThan(0)
    expect((await server.visitor().call('loyalty.getinfo')).status).toBe(401)
  })

  it('LOY-17 API-96 a player chooses and changes; what is not offered is refused and changes nothing; others keep theirs', async () => {
    const [player, other] = [await server.player(), await server.player()]
    expect((await choose(player, 'owl')).data.character?.id).toBe('owl')
    expect((await choose(player, 'fox')).data.character).toEqual(fox)
    for (const id of ['hare', 'dragon', '../fox'])
      expect((await choose(player, id)).status, id).toBeGreaterThanOrEqual(400)
    expect((await infoOf(player)).character?.id).toBe('fox')
    expect((await infoOf(other)).character).toBeNull()
    expect((await choose(server.visitor(), 'fox')).status).toBe(401)
  })

  it('a hundred choices at once end with one of them, whole', async () => {
    const player = await server.player()
    await Promise.all(Array.from({ length: 100 }, (_, n) => choose(player, n % 2 ? 'fox' : 'owl')))
    expect(['fox', 'owl']).toContain((await infoOf(player)).character?.id)
  })

  it('one that the operator takes away goes along no more, and is there again when it is back', async () => {
    const player = await server.player()
    await choose(player, 'fox')
    await put('fox', 1, false)
    expect((await infoOf(player)).character).toBeNull()
    await put('fox', 1)
    expect((await infoOf(player)).character?.id).toBe('fox')
  })

  it('LOY-13 a site without characters lists none, shows none and lets nobody choose', async () => {
    const player = await server.player()
    await choose(player, 'fox')
    await server.database.db.write((tx) => putSetting(tx, 'loyalty', { isEnableCharacters: false }))
    await vi.waitFor(
      async () =>
        expect((await server.visitor().call('loyalty.getcharacters')).data).toMatchObject({ items: [], total: 0 }),
      {
        timeout: 60_000,
      }
    )
    expect((await infoOf(player)).character).toBeNull()
    expect((await choose(player, 'owl')).status).toBe(404)
    await server.database.db.write((tx) => putSetting(tx, 'loyalty', {}))
    await vi.waitFor(async () => expect((await infoOf(player)).character?.id).toBe('fox'), { timeout: 60_000 })
  })
})

describe('with the registration', () => {
  const register = (character_id: string) => server.player({ character_id })

  it('REG-26 the character that was chosen there goes along', async () => {
    const player = await register('fox')
    await vi.waitFor(async () => expect((await infoOf(player)).character?.id).toBe('fox'), { timeout: 60_000 })
  })

  it('REG-26 a name that nobody has opens the account all the same, without anybody', async () => {
    const player = await register('dragon')
    const after = await register('owl')
    await vi.waitFor(async () => expect((await infoOf(after)).character?.id).toBe('owl'), { timeout: 60_000 })
    expect((await infoOf(player)).character).toBeNull()
  })
})

import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue, seedGames } from '../../seeds/games.ts'
import { balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { money } from '@ante/kit/money'
import { type Game, gameTypes, providerTypes, type Round } from './contract.ts'
import { keepTournamentGames } from './index.ts'
import { shownImage, shownName } from './rules/lobby.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'] })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

type Hall = { games: Game[]; total: number }
const hall = async (options: object) => (await server.visitor().call<Hall>('games.get', { options })).data
const names = (found: Hall) => found.games.map((game) => game.sysname)

describe('the hall', () => {
  it('API-74 LOBBY-16 answers all games with their pictures, types and studios', async () => {
    const all = await hall({ count: 100 })
    expect(all.total).toBe(catalogue.games.length)
    expect(names(all)).toEqual(catalogue.games.map((game) => game.sysname))
    for (const game of all.games) {
      expect(gameTypes).toContain(game.type)
      expect(shownName(game)).toBe(game.name)
      expect(shownImage(game)).toMatch(/-horizontal\.svg$/)
    }
  })

  it('LOBBY-07 LOBBY-08 filters by category, studio and type, together', async () => {
    expect(names(await hall({ category: 'slots' }))).toEqual(
      catalogue.categories.find((one) => one.sysname === 'slots')?.games
    )
    const fathom = catalogue.games.filter((game) => game.provider === 'fathom').map((game) => game.sysname)
    expect(names(await hall({ providers: ['fathom'] })).toSorted()).toEqual(fathom.toSorted())
    expect(names(await hall({ types: ['high_low', 'logical'] })).toSorted()).toEqual(['combination', 'higher-ground'])
    expect(names(await hall({ category: 'slots', providers: ['fathom'] }))).toEqual([])
  })

  it('API-76 takes category, providers, types, search, tournament_id, sysnames, offset, count and sort, and refuses a wrong value of each', async () => {
    const all = await hall({ count: 100 })
    const [first = '', second = ''] = names(all)
    expect(names(await hall({ sysnames: [second, first] })).toSorted()).toEqual([first, second].toSorted())
    expect(names(await hall({ offset: 1, count: 1 }))).toEqual([second])
    const byName = (await hall({ sort: 'name', count: 100 })).games.map(({ name }) => name.toLowerCase())
    expect(byName).toEqual(byName.toSorted())
    await server.database.db.write((tx) => keepTournamentGames(tx, 7n, ['dicebox', 'clearing', 'dicebox']))
    expect(names(await hall({ tournament_id: '7' })).toSorted()).toEqual(['clearing', 'dicebox'])
    expect(names(await hall({ tournament_id: '7', search: 'dice' }))).toEqual(['dicebox'])
    expect((await hall({ tournament_id: '8' })).total).toBe(0)
    for (const wrong of [
      { category: 7 },
      { providers: 'fathom' },
      { types: ['chess'] },
      { search: 'x'.repeat(101) },
      { tournament_id: 'spring' },
      { sysnames: 'dicebox' },
      { offset: -1 },
      { count: 0 },
      { sort: 'cheap' },
    ]) {
      const { status, error } = await server.visitor().call('games.get', { options: wrong })
      expect([status, error.type], JSON.stringify(wrong)).toEqual([400, 'InvalidParameterException'])
    }
  })

  it('LOBBY-01 LOBBY-02 LOBBY-03 LOBBY-04 LOBBY-17 every type of game stands in the hall, the sportsbook among them', async () => {
    for (const type of gameTypes) expect((await hall({ types: [type] })).total, type).toBeGreaterThan(0)
    const ofType = async (type: string) =>
      (await hall({ types: [type] })).games.map(({ sysname, has_demo }) => [sysname, has_demo])
    expect(await ofType('live')).toEqual([
      ['almanac-fair', true],
      ['wheel-of-hours', true],
    ])
    expect(await ofType('betting')).toEqual([['sportsbook', false]])
    expect(names(await hall({ category: 'live' }))).toEqual(['almanac-fair', 'wheel-of-hours'])
  })

  it('LOBBY-05 LOBBY-06 finds by part of the name of a game or a studio, in any case', async () => {
    expect(names(await hall({ search: 'ORCH' }))).toEqual(['midnight-orchard'])
    expect(names(await hall({ search: 'foxg' }))).toContain('midnight-orchard')
    expect(await hall({ search: '%' })).toEqual({ games: [], total: 0 })
    expect((await hall({ search: 'no such game' })).total).toBe(0)
  })

  it('LOBBY-06 searches as people type, names and studios, and knows a new name at once', async () => {
    const search = async (query: string) =>
      (await server.visitor().call<Hall & { providers: object[] }>('games.search', { query, count: 20 })).data
    expect(names(await search('midnigth orchad'))).toEqual(['midnight-orchard'])
    expect(names(await search('миднайт'))).toEqual(['midnight-orchard', 'jacks-at-midnight'])
    const fathom = await search('fathom')
    expect(fathom.providers).toMatchObject([{ sysname: 'fathom', games_count: fathom.total }])
    expect(names(fathom).toSorted()).toEqual(
      catalogue.games
        .filter((game) => game.provider === 'fathom')
        .map((game) => game.sysname)
        .toSorted()
    )
    expect((await search('%')).total).toBe(0)
    expect((await server.visitor().call('games.search', { query: ' ' })).status).toBe(400)
    await server.database.db.pool.query(
      `update games.games set description = jsonb_set(description, '{name}', '"Gloaming Garden"') where sysname = 'midnight-orchard'`
    )
    expect(names(await search('gloaming'))).toEqual(['midnight-orchard'])
    await server.database.db.pool.query(`update games.games set enabled = false where sysname = 'midnight-orchard'`)
    expect((await search('gloaming')).games).toMatchObject([{ sysname: 'midnight-orchard', is_enabled: false }])
    await server.database.db.pool.query(
      `update games.games set enabled = true, description = jsonb_set(description, '{name}', '""') where sysname = 'midnight-orchard'`
    )
  })

  it('LOBBY-06 finds our games by other words for them, in every language of the site', async () => {
    const found = async (query: string) => names((await server.visitor().call<Hall>('games.search', { query })).data)
    const words: Readonly<Record<string, readonly string[]>> = {
      plumb: ['plinko', 'плинко'],
      'parlour-blackjack': ['blackjack', '21', 'black jack', 'vingt-et-un', 'yirmi bir', 'блэкджек', 'بلاك جاك'],
      'parlour-baccarat': ['baccarat', 'bacará', 'bakara', 'баккара'],
      'parlour-roulette': ['roulette', 'roleta', 'рулетка', 'روليت'],
      'ten-of-forty': ['keno', 'кено'],
      clearing: ['mines', 'minen', 'mayın', 'сапёр', 'ألغام'],
      threshold: ['limbo', 'crash'],
      ascent: ['crash', 'краш', 'كراش', 'balloon', 'ballon'],
      dicebox: ['dice', 'würfel', 'نرد'],
      'jacks-at-midnight': ['video poker', 'видеопокер', 'jacks or better'],
      'fox-and-heron': ['dragon tiger', 'дракон'],
      'sun-and-moon': ['coin flip', 'münzwurf', 'yazı tura'],
      'higher-ground': ['hi-lo', 'hilo'],
    }
    for (const [sysname, queries] of Object.entries(words))
      for (const query of queries)
        expect([query, await found(query)]).toEqual([query, expect.arrayContaining([sysname])])
    // A name still comes before another word for it, and nonsense finds nothing.
    expect((await found('dice'))[0]).toBe('lantern-dice')
    expect(await found('qzxj')).toEqual([])
  })

  it('LOBBY-11 pages, sorts and picks by sysname', async () => {
    const byName = await hall({ sort: 'name', count: 3 })
    const next = await hall({ sort: 'name', count: 3, offset: 3 })
    expect([...names(byName), ...names(next)]).toEqual(
      catalogue.games
        .map((game) => game.name)
        .toSorted()
        .slice(0, 6)
        .map((name) => catalogue.games.find((game) => game.name === name)?.sysname)
    )
    expect(byName.total).toBe(catalogue.games.length)
    expect(names(await hall({ sysnames: ['dicebox', 'nothing'] }))).toEqual(['dicebox'])
  })

  it('API-75 answers one game by its sysname, and refuses one that is not there', async () => {
    const one = await server.visitor().call<Hall>('games.get', { sysname: 'clearing' })
    expect(one.data).toMatchObject({ total: 1, games: [{ sysname: 'clearing', provider: { name: 'Fathom' } }] })
    const none = await server.visitor().call('games.get', { sysname: 'nothing' })
    expect([none.status, none.error.code]).toEqual([404, 'not_found'])
    expect((await server.visitor().call('games.get', { options: '{broken' })).status).toBe(400)
  })

  it("LOBBY-18 LOBBY-19 lets an editor's name and picture win when they are not empty", () => {
    const game = { name: 'Plain', image_url: '/plain.svg' }
    expect([
      shownName({ ...game, description: { name: 'Better' } }),
      shownName({ ...game, description: { name: ' ' } }),
      shownName({ ...game, description: {} }),
    ]).toEqual(['Better', 'Plain', 'Plain'])
    expect([
      shownImage({ ...game, description: { img_288_192: '/b.svg' } }),
      shownImage({ ...game, description: {} }),
    ]).toEqual(['/b.svg', '/plain.svg'])
  })

  it('API-80 LOBBY-10 answers categories with their games, named in the language of the caller', async () => {
    const { data } = await server
      .visitor()
      .call<{ categories: { sysname: string; name: string; games: Game[]; total: number }[] }>(
        'games.getCategories',
        { count: 2 },
        { locale: 'ar' }
      )
    expect(data.categories.map((one) => one.sysname)).toEqual(catalogue.categories.map((one) => one.sysname))
    expect(data.categories[0]).toMatchObject({ name: 'الأكثر لعبًا', total: catalogue.categories[0]?.games.length })
    expect(data.categories[0]?.games).toHaveLength(2)
  })

  it('API-81 LOBBY-14 LOBBY-15 answers studios by type, with the fields that were asked for', async () => {
    for (const type of providerTypes) {
      const { data } = await server
        .visitor()
        .call<{ providers: { sysname: string }[] }>('games.getProviders', { types: type, fields: 'types,game_params' })
      expect(data.providers.map((one) => one.sysname)).toEqual(
        catalogue.providers.filter((one) => one.types.includes(type)).map((one) => one.sysname)
      )
      for (const provider of data.providers)
        expect(Object.keys(provider).toSorted()).toEqual(['game_params', 'sysname', 'types'])
    }
  })
})

describe('likes', () => {
  it('API-77 API-78 API-79 LOBBY-27 are a list of sysnames, added and removed once', async () => {
    const player = await server.player()
    expect((await player.call('games.getLikes')).data).toEqual([])
    await player.post('games.addLike', { sysname: 'dicebox' })
    await player.post('games.addLike', { sysname: 'clearing' })
    expect((await player.post('games.addLike', { sysname: 'clearing' })).data).toEqual(['clearing', 'dicebox'])
    expect((await player.post('games.removeLike', { sysname: 'clearing' })).data).toEqual(['dicebox'])
    expect((await player.post('games.addLike', { sysname: 'nothing' })).status).toBe(404)
    expect((await server.visitor().call('games.getLikes')).status).toBe(401)
  })
})

describe('playing through the API', () => {
  it('GAM-4 shows rules, pays and the exact return to anybody', async () => {
    for (const { sysname } of catalogue.games.filter(({ type, isRemote }) => type !== 'betting' && !isRemote)) {
      const { data, status } = await server
        .visitor()
        .call<{ certificate: { rtp: { percent: string } }; balance: null; stakes: { levels: unknown[] } }>(
          'games.getgame',
          { sysname }
        )
      expect([status, data.balance]).toEqual([200, null])
      expect(Number(data.certificate.rtp.percent)).toBeGreaterThan(85)
      expect(data.stakes.levels.length).toBeGreaterThan(2)
    }
  })

  it('GAME-05 plays for money, tells the balance, and needs a key, a session and a deposit', async () => {
    const player = await server.player()
    const play = { sysname: 'dicebox', stake: '1.00', choice: { side: 'under', chance: 50 } }
    const poor = await player.post('games.play', play)
    expect([poor.status, poor.error.code]).toEqual([409, 'insufficient_funds'])
    await server.database.db.write((tx) =>
      post(tx, {
        key: `opening:${player.uid}`,
        kind: 'opening',
        postings: [
          {
            from: houseAccount('opening'),
            to: playerAccount(player.uid, 'main'),
            amount: money(5000n),
            code: 'opening',
          },
        ],
      })
    )
    const first = await player.post<{ round: Round; balance: { amount: number } }>('games.play', play, {
      idempotencyKey: 'a-key-of-mine',
    })
    expect(first.data.balance.amount).toBe(first.data.round.win.amount > 0 ? 50.98 : 49)
    expect((await player.post('games.play', play, { idempotencyKey: 'a-key-of-mine' })).data).toEqual(first.data)
    expect(
      (await player.post('games.play', { ...play, stake: '2.00' }, { idempotencyKey: 'a-key-of-mine' })).error.code
    ).toBe('idempotency_key_reused')
    expect((await player.post('games.play', play, { headers: { 'idempotency-key': '' } })).error.code).toBe(
      'idempotency_key_missing'
    )
    expect((await server.visitor().post('games.play', play)).status).toBe(401)
    const purse = playerAccount(player.uid, 'main')
    const held = await server.database.db.read((tx) => balancesOf(tx, [purse]))
    expect(Number(held[purse]?.minor) / 100).toBe(first.data.balance.amount)
  })

  it('GAM-11 GAME-02 plays for fun without an account: the same answers for the same token, sealed, and no posting', async () => {
    const visitor = server.visitor()
    type Demo = { token: string; balance: { amount: number }; round: Round | null }
    const opened = (await visitor.post<Demo>('games.demo', { sysname: 'clearing' })).data
    expect(opened).toMatchObject({ balance: { amount: 1000 }, round: null })
    const play = { sysname: 'clearing', token: opened.token, action: 'play', stake: '5.00', choice: { mines: 3 } }
    const [one, two] = [
      (await visitor.post<Demo>('games.demo', play)).data,
      (await visitor.post<Demo>('games.demo', play)).data,
    ]
    expect(one.round).toMatchObject({ status: 'open', stake: { amount: 5 } })
    expect({ ...one.round, started_at: '' }).toEqual({ ...two.round, started_at: '' })
    expect(one.balance.amount).toBe(995)
    const twice = await visitor.post('games.demo', { ...play, token: one.token })
    expect(twice.error.code).toBe('round_open')
    const forged = (
      await visitor.post<Demo>('games.demo', { sysname: 'clearing', token: `${one.token.slice(0, -4)}AAAA` })
    ).data
    expect(forged).toMatchObject({ balance: { amount: 1000 }, round: null })
    const { rows } = await server.database.db.pool.query(
      `select count(*)::int as count from games.rounds where game = 'clearing'`
    )
    expect(rows[0]).toEqual({ count: 0 })
  })

  it('API-82 GAME-10 answers the history of the caller alone', async () => {
    expect((await server.visitor().call('games.getHistory')).status).toBe(401)
    const player = await server.player()
    expect((await player.call('games.getHistory')).data).toEqual({ rounds: [], has_more: false })
  })
})

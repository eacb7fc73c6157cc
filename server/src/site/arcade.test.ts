import { gameTexts } from '@ante/arcade/texts'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountArcade } from './arcade.ts'

const manifest = { 'main.ts': { file: 'main.js' }, 'games/midnight-orchard/client.ts': { file: 'orchard.js' } }
const app = Fastify()
beforeAll(async () => {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('the site answers'))
  mountArcade(
    app,
    { manifest, assets: new Map(), verifier: '<title>Verify a round</title>' },
    {
      origin: 'http://ante.test',
      playerOf: ({ headers }) => Promise.resolve(/player=(\d+)/.exec(headers.cookie ?? '')?.[1]),
      gameOfKey: (key) =>
        Promise.resolve(({ 'orchard-2026': 'midnight-orchard', empty: 'no-such-game' } as Record<string, string>)[key]),
    }
  )
  await app.ready()
})
afterAll(() => app.close())

const bootOf = (body: string) =>
  JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
    sysname?: string
    mode?: string
    locale?: string
    player?: string
    gameMessages?: unknown
  }
async function played(url: string, cookie = '') {
  const { statusCode, body } = await app.inject({ url, headers: { cookie } })
  return statusCode === 200 ? bootOf(body) : statusCode
}

describe('the play address', () => {
  test('RTE-73 RTE-75 serves the game’s own page, for money where the address says so and else for fun', async () => {
    expect(await played('/platform/game/midnight-orchard/play?mode=real&locale=ar')).toMatchObject({
      sysname: 'midnight-orchard',
      mode: 'real',
      locale: 'ar',
      gameMessages: gameTexts('midnight-orchard', 'ar'),
    })
    for (const mode of ['', '?mode=demo', '?mode=free', '?mode=real&mode=real'])
      expect(await played(`/platform/game/midnight-orchard/play${mode}`), mode).toMatchObject({
        mode: 'demo',
        locale: 'en',
      })
    expect(await played('/platform/game/no-such-game/play')).toBe(404)
  })

  test('RTE-73 the page of a game for money names its player, for whom its calls are meant, and that for fun nobody', async () => {
    const address = '/platform/game/midnight-orchard/play'
    expect(await played(`${address}?mode=real`, 'player=7')).toMatchObject({ player: '7' })
    for (const boot of [await played(`${address}?mode=real`), await played(address, 'player=7')])
      expect(boot).not.toHaveProperty('player')
  })

  test('RTE-74 RTE-75 of a custom game is the operator’s key, and leads to the same page', async () => {
    expect(await played('/platform/game/custom/orchard-2026/play?mode=real')).toMatchObject({
      sysname: 'midnight-orchard',
      mode: 'real',
    })
    for (const key of ['unknown', 'empty', 'midnight-orchard', '__proto__'])
      expect(await played(`/platform/game/custom/${key}/play`), key).toBe(404)
  })
})

test('RNG-10 the offline verifier is a file to keep, never a page of the site', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/arcade/verifier.html' })
  expect([statusCode, body]).toEqual([200, '<title>Verify a round</title>'])
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="verifier.html"',
    'x-content-type-options': 'nosniff',
  })
})

import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountArcade } from './arcade.ts'

const manifest = { 'src/main.ts': { file: 'main.js' }, 'src/games/midnight-orchard/client.ts': { file: 'orchard.js' } }
const app = Fastify()
beforeAll(async () => {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('the site answers'))
  mountArcade(
    app,
    { manifest, assets: new Map() },
    {
      secure: false,
      origin: 'http://ante.test',
      gameOfKey: (key) => Promise.resolve(({ 'orchard-2026': 'midnight-orchard', empty: 'no-such-game' } as Record<string, string>)[key]),
    }
  )
  await app.ready()
})
afterAll(() => app.close())

const bootOf = (body: string) => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as { sysname?: string; mode?: string; locale?: string }
async function played(url: string) {
  const { statusCode, body } = await app.inject({ url })
  return statusCode === 200 ? bootOf(body) : statusCode
}

describe('the play address', () => {
  test('RTE-73 RTE-75 serves the game’s own page, for money where the address says so and else for fun', async () => {
    expect(await played('/platform/game/midnight-orchard/play?mode=real&locale=ar')).toMatchObject({ sysname: 'midnight-orchard', mode: 'real', locale: 'ar' })
    for (const mode of ['', '?mode=demo', '?mode=free', '?mode=real&mode=real'])
      expect(await played(`/platform/game/midnight-orchard/play${mode}`), mode).toMatchObject({ mode: 'demo', locale: 'en' })
    expect(await played('/platform/game/no-such-game/play')).toBe(404)
  })

  test('RTE-74 RTE-75 of a custom game is the operator’s key, and leads to the same page', async () => {
    expect(await played('/platform/game/custom/orchard-2026/play?mode=real')).toMatchObject({ sysname: 'midnight-orchard', mode: 'real' })
    for (const key of ['unknown', 'empty', 'midnight-orchard', '__proto__']) expect(await played(`/platform/game/custom/${key}/play`), key).toBe(404)
  })
})

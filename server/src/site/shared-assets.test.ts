import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { createSharedAssets } from './shared-assets.ts'
import { type Asset, type Assets, immutableOf, mountAssets } from './static.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const log = { warn: () => undefined }
/** The files of a build, as they are read from its folder. */
function build(version: string): Assets {
  const script = (name: string) => {
    const body = Buffer.from(`export const ${name} = '${version}'`.padEnd(2000))
    const type = 'text/javascript; charset=utf-8'
    return { type, cache: 'public, max-age=31536000, immutable', body, brotli: brotliCompressSync(body) }
  }
  return new Map<string, Asset>([
    ...['entry', 'home', 'slip'].map((name) => [`/assets/${name}-${version}.js`, script(name)] as const),
    [`/arcade/assets/game-${version}.js`, script('game')] as const,
    ['/favicon.svg', { type: 'image/svg+xml', cache: 'public, max-age=300', body: Buffer.from('<svg/>') }] as const,
  ])
}
/** A host of one version, as it starts. */
async function host(version: string, now?: () => number) {
  const app = Fastify()
  const shared = createSharedAssets(database.db, { log, ...(now ? { now } : {}) })
  const assets = build(version)
  mountAssets(app, assets, shared)
  await shared.publish(immutableOf(assets))
  return app
}
const names = (version: string) => [...build(version).keys()].filter((name) => name.includes('assets/'))

test('PWA-02 while hosts are updated each of them serves every file of either version', async () => {
  const [old, fresh] = [await host('one'), await host('two')]
  for (const app of [old, fresh])
    for (const version of ['one', 'two'])
      for (const name of names(version)) {
        const answer = await app.inject({ url: name, headers: { 'accept-encoding': 'br' } })
        expect([name, answer.statusCode]).toEqual([name, 200])
        expect(answer.headers).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-encoding': 'br',
        })
        const plain = await app.inject({ url: name, headers: { 'accept-encoding': 'identity' } })
        expect(plain.body).toContain(`'${version}'`)
      }
})

test('a file that no version has is not there, and one that the next host brings is found a moment later', async () => {
  let now = 0
  const app = await host('three', () => now)
  expect((await app.inject('/assets/entry-four.js')).statusCode).toBe(404)
  await host('four')
  expect((await app.inject('/assets/entry-four.js')).statusCode).toBe(404)
  now += 5_001
  expect((await app.inject('/assets/entry-four.js')).statusCode).toBe(200)
  for (const url of ['/assets/none.js', '/assets/..%2fpackage.json', '/favicon.ico', '/deep/er/assets/x.js'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
})

test('files of versions that no host has had for a month are deleted', async () => {
  await host('five')
  await database.db.pool.query(`update ante.assets set seen_at = now() - interval '31 days'`)
  await host('six')
  const { rows } = await database.db.pool.query<{ path: string }>('select path from ante.assets order by path')
  expect(rows.map(({ path }) => path)).toEqual(names('six').toSorted())
})

test('a host serves its own files while the database is away', async () => {
  const app = Fastify()
  const away = { ...database.db, call: () => Promise.reject(new Error('away')) }
  const shared = createSharedAssets(away, { log })
  mountAssets(app, build('seven'), shared)
  await shared.publish(immutableOf(build('seven')))
  expect((await app.inject('/assets/entry-seven.js')).statusCode).toBe(200)
  expect((await app.inject('/assets/entry-one.js')).statusCode).toBe(404)
})

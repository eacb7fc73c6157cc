import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hallGames } from '@ante/arcade/rules/hall-games'
import { pictureAddress, pictureShapes } from '@ante/kit/picture'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRateLimiter } from '../http/rate-limit.ts'
import { isPublicAddress } from '@ante/kit/public-address'
import { makePicture } from './make-picture.ts'
import { openPictureStore, type PictureStore } from './picture-store.ts'
import { mountPictures } from './mount-pictures.ts'
import { createPictures, type PictureOptions } from './pictures.ts'
import { fetchRemote, isAllowed } from './remote-source.ts'
import { warmUp } from './warm-up.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200"><circle cx="200" cy="100" r="90" fill="#e80"/></svg>'
)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ante-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let number = 0
async function host(options: Partial<PictureOptions> = {}): Promise<FastifyInstance> {
  const app = Fastify()
  const store = await openPictureStore(join(folder, String(++number)))
  const own = (path: string) => (path === '/art/round.svg' ? drawing : undefined)
  mountPictures(app, createPictures({ own, remote: { hosts: [] }, store, log, ...options }), log)
  return app
}
const shapeOf = async (body: Buffer) => {
  const { format, width, height } = await sharp(body).metadata()
  return [format, width, height]
}

describe('/_ipx', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await host()
  })
  const get = (modifiers: string, headers = {}) => app.inject({ url: `/_ipx/${modifiers}/art/round.svg`, headers })

  it('CMS-60 API-140 knows format, fit, width, height, resize, quality and background', async () => {
    const made = async (modifiers: string) => {
      const answer = await get(modifiers)
      expect(answer.statusCode, modifiers).toBe(200)
      return { type: answer.headers['content-type'], shape: await shapeOf(answer.rawPayload), bytes: answer.rawPayload }
    }
    expect((await made('_')).shape).toEqual(['webp', 400, 200])
    expect(await made('format_png,width_100')).toMatchObject({ type: 'image/png', shape: ['png', 100, 50] })
    expect(await made('f_jpg,w_100')).toMatchObject({ type: 'image/jpeg', shape: ['jpeg', 100, 50] })
    expect((await made('f_avif,w_40')).type).toBe('image/avif')
    expect((await made('height_50')).shape).toEqual(['webp', 100, 50])
    expect((await made('resize_90x90')).shape).toEqual(['webp', 90, 90])
    expect((await made('s_90x90,fit_inside')).shape).toEqual(['webp', 90, 45])
    expect((await made('s_90x90,quality_20')).bytes.length).toBeLessThan(
      (await made('s_90x90,quality_95')).bytes.length
    )
    const corner = async (modifiers: string) => [
      ...(
        await sharp((await made(modifiers)).bytes)
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]
    expect(await corner('f_png,s_90x90,fit_contain,background_0000ff')).toEqual([0, 0, 255])
  })

  it('CMS-61 CMS-64 CONST-38 makes webp, and a height of width / 1.3, where nothing else is asked for', async () => {
    const answer = await get('s_130')
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await shapeOf(answer.rawPayload)).toEqual(['webp', 130, 100])
  })

  it('CMS-59 lets a browser keep what it has', async () => {
    const first = await get('w_60')
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d{6}/)
    const again = await get('w_60', { 'if-none-match': first.headers.etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await get('w_61', { 'if-none-match': first.headers.etag })).statusCode).toBe(200)
  })

  it('says what is wrong with an address, and that a picture is not there', async () => {
    for (const modifiers of [
      'w_0',
      'w_5000',
      's_4096x4096',
      's_2400x2000',
      'w_4096',
      'h_1500',
      's_1000x1500,fit_outside',
      's_10x4096',
      'w_10,width_12',
      's_10x10,w_10',
      'f_svg',
      'fit_crooked',
      'q_101',
      'b_red',
      'blur_5',
      'w',
      'w_1e3',
    ]) {
      const answer = await get(modifiers)
      expect([modifiers, answer.statusCode, answer.json().error.code]).toEqual([modifiers, 400, 'wrong_modifier'])
      expect(answer.json().error.message).not.toBe('')
    }
    for (const url of [
      '/_ipx/w_10/art/square.svg',
      '/_ipx/w_10/art/..%2f..%2fpackage.json',
      '/_ipx/w_10/%2e%2e/%2e%2e/etc/passwd',
      '/_ipx/w_10/',
    ])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
    expect((await app.inject('/_ipx/w_10/art/%')).statusCode).toBe(400)
  })

  it('makes one of equal wishes, keeps it over a restart, and counts only what it makes', async () => {
    const store = await openPictureStore(join(folder, 'kept'))
    let puts = 0
    const counting: PictureStore = {
      get: (key) => store.get(key),
      put: async (key, body) => (puts++, store.put(key, body)),
      bytes: 0,
    }
    const first = await host({ store: counting })
    const answers = await Promise.all(Array.from({ length: 8 }, () => first.inject('/_ipx/w_80/art/round.svg')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(puts).toBe(1)
    const limited = await host({
      store: await openPictureStore(join(folder, 'kept')),
      limiter: createRateLimiter(() => 0),
    })
    for (let n = 0; n < 700; n++)
      if ((await limited.inject('/_ipx/w_80/art/round.svg')).statusCode !== 200)
        throw new Error('what is there was counted')
    // A whole picture in avif costs the most and is counted apart.
    const statuses = new Set<number>()
    for (let n = 0; n < 61; n++)
      statuses.add((await limited.inject(`/_ipx/f_avif,w_${n + 4}/art/round.svg`)).statusCode)
    expect(statuses).toEqual(new Set([200, 429]))
  })

  it('gives up a drawing that takes the machine too long, and says that it is not its fault for ever', async () => {
    // Several times the second that it gets, on any machine: each of the layers alone takes about that.
    const layers = Array.from(
      { length: 3 },
      (_, seed) => `<feTurbulence baseFrequency="0.9" numOctaves="9" seed="${seed}" result="l${seed}"/>`
    )
    const merged = layers.map((_, seed) => `<feMergeNode in="l${seed}"/>`)
    const filter = `<filter id="a">${layers.join('')}<feMerge>${merged.join('')}</feMerge></filter>`
    const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">${filter}<rect width="4000" height="4000" filter="url(#a)"/></svg>`
    const app = await host({
      own: () => Buffer.from(endless),
      make: (source, modifiers) => makePicture(source, modifiers, 1),
    })
    const answer = await app.inject('/_ipx/w_1000/art/endless.svg')
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
      503,
      'source_failed',
      '60',
    ])
  })

  it('serves others while one visitor asks for many pictures', async () => {
    const ended: (() => void)[] = []
    const make = () => new Promise<Buffer>((done) => ended.push(() => done(drawing)))
    const store = await openPictureStore(join(folder, 'greedy'))
    const pictures = createPictures({ own: () => drawing, remote: { hosts: [] }, store, log, make })
    const asked = Array.from({ length: 12 }, (_, index) => pictures.at(`/_ipx/w_${index + 10}/art/a.svg`, 'greedy'))
    await expect.poll(() => ended.length).toBe(1)
    const other = pictures.at('/_ipx/w_500/art/a.svg', 'ada')
    await expect.poll(() => ended.length).toBe(2)
    ended[1]?.()
    expect((await other).body).toEqual(drawing)
    for (let count = 0; count < 12; count++) {
      await expect.poll(() => ended.length > (count === 0 ? 0 : count + 1)).toBe(true)
      ended[count === 0 ? 0 : count + 1]?.()
    }
    expect(await Promise.all(asked)).toHaveLength(12)
  })

  it('is warm before the first visitor comes, with the game that the home page opens with', async () => {
    const store = await openPictureStore(join(folder, 'warm'))
    const made = await warmUp(
      createPictures({ own: () => drawing, remote: { hosts: [] }, store, log }),
      ['/art/games/a-vertical.svg', `/art/games/${hallGames[0]?.sysname}-horizontal.svg`, '/art/x.svg'],
      log
    )
    expect(made).toBe(2 + 2 * [pictureShapes.heroOnPhone, pictureShapes.hero, pictureShapes.wide].length)
    const cold = { limiter: { take: () => 1000 }, store, own: () => drawing }
    expect(
      (await (await host(cold)).inject(pictureAddress('/art/games/a-vertical.svg', pictureShapes.tall, 2))).statusCode
    ).toBe(200)
    expect((await (await host(cold)).inject(pictureAddress('/art/other.svg', pictureShapes.tall, 2))).statusCode).toBe(
      429
    )
  })
})

describe('pictures of the house', () => {
  it('are made once for all data, and anew by another maker and of another drawing', async () => {
    const place = join(folder, 'beside-the-build')
    let made = 0
    const make: PictureOptions['make'] = (source, modifiers) => {
      made += 1
      return makePicture(source, modifiers)
    }
    const ask = async (options: Partial<PictureOptions> = {}) => {
      const app = await host({ make, ownStore: await openPictureStore(place), ...options })
      expect((await app.inject('/_ipx/w_70/art/round.svg')).statusCode).toBe(200)
      return made
    }
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(1)
    expect(await ask({ maker: 'the next release' })).toBe(2)
    expect(await ask({ own: () => Buffer.from(drawing.toString().replace('#e80', '#08e')) })).toBe(3)
  })
})

describe('pictures from elsewhere', () => {
  let server: Server
  let origin: string
  let paths: string[]
  let isUp = true
  beforeAll(async () => {
    const png = await sharp(drawing).png().toBuffer()
    server = createServer((request, response) => {
      paths.push(request.url ?? '')
      const [, what = '', where = ''] = /^\/([a-z]+)(?:\?(.*))?$/.exec(request.url ?? '') ?? []
      if (!isUp) response.writeHead(500).end()
      else if (what === 'picture') response.writeHead(200, { 'content-type': 'image/png' }).end(png)
      else if (what === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
      else if (what === 'liar') response.writeHead(200, { 'content-type': 'image/png' }).end('not a picture')
      else if (what === 'half')
        response.writeHead(200, { 'content-type': 'image/png' }).end(png.subarray(0, png.length - 200))
      else if (what === 'large') response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(3_000_000))
      else if (what === 'to') response.writeHead(302, { location: decodeURIComponent(where) }).end()
      else response.writeHead(404).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))
  beforeEach(() => {
    paths = []
    isUp = true
  })

  it('CMS-66 are fetched from configured hosts only, at every step of a redirect', async () => {
    const app = await host({ remote: { hosts: ['cdn.example'], trusted: [origin] } })
    const status = async (address: string) => (await app.inject(`/_ipx/w_20/${address}`)).statusCode
    expect(await status(`${origin}/picture`)).toBe(200)
    // A proxy may have made one slash of two.
    expect(await status(`${origin.replace('//', '/')}/picture`)).toBe(200)
    expect(await status('https://elsewhere.example/a.png')).toBe(403)
    expect(await status('http://cdn.example/a.png')).toBe(403)
    expect(await status('https://user:word@cdn.example/a.png')).toBe(403)
    expect(await status(`${origin}/to%3F${encodeURIComponent(encodeURIComponent(`${origin}/picture`))}`)).toBe(200)
    const before = paths.length
    expect(await status(`${origin}/to%3F${encodeURIComponent(encodeURIComponent('http://127.0.0.1:1/inside'))}`)).toBe(
      403
    )
    expect(paths.length).toBe(before + 1)
    expect(await status(`${origin}/to%3F${encodeURIComponent('/to?')}`)).not.toBe(200)
    expect(await status(`${origin}/none`)).toBe(404)
    expect(await status(`${origin}/page`)).toBe(502)
    expect(await status(`${origin}/liar`)).toBe(502)
    expect(await status(`${origin}/half`)).toBe(502)
  })

  it('CMS-66 come from the public internet: a name that stands for an inner address leads nowhere', async () => {
    const rules = { hosts: ['localhost', '127.0.0.1', '[::1]'] }
    for (const address of [
      'https://localhost/a.png',
      'https://127.0.0.1/a.png',
      'https://[::1]/a.png',
      'https://2130706433/a.png',
    ])
      await expect(fetchRemote(address, rules), address).rejects.toThrow(/public internet/)
    expect(isAllowed(new URL('https://localhost:8443/'), rules)).toBe(false)
    for (const address of [
      '10.1.2.3',
      '169.254.169.254',
      '172.31.0.1',
      '100.64.0.1',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '2002:a00:1::',
      '64:ff9b::a00:1',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    for (const address of ['93.184.216.34', '2606:2800:220:1::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
  })

  it('are bounded', async () => {
    await expect(fetchRemote(`${origin}/large`, { hosts: [], trusted: [origin], bytesMax: 2_000_000 })).rejects.toThrow(
      'too large'
    )
  })

  it('are shown as they were while their host is away, until they are taken down', async () => {
    let now = 1_000_000
    const store = await openPictureStore(join(folder, 'stale'), { now: () => now })
    const app = await host({ store, remote: { hosts: [], trusted: [origin] }, now: () => now })
    const address = `/_ipx/w_24/${origin}/picture`
    expect((await app.inject(address)).statusCode).toBe(200)
    now += 3_600_000
    expect((await app.inject(address)).statusCode).toBe(200)
    expect(paths).toHaveLength(1)
    isUp = false
    now += 2 * 86_400_000
    expect((await app.inject(address)).statusCode).toBe(200)
    expect(paths).toHaveLength(2)
    expect((await app.inject(`/_ipx/w_25/${origin}/picture`)).statusCode).toBe(502)
  })
})

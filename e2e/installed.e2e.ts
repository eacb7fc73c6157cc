import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Page } from '@playwright/test'
import { balanceOf, payIn, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { logOut } from './register.ts'

// What the functions below use inside of the page.
declare const navigator: {
  serviceWorker: {
    getRegistration(): Promise<{ scope: string; waiting: unknown; update(): Promise<unknown> } | undefined>
  }
}
declare const caches: { keys(): Promise<string[]>; open(name: string): Promise<{ keys(): Promise<{ url: string }[]> }> }

/**
 * The world behind a door of its own, at an own port: the door can be shut (no connection at all), and can give out another service worker. So these
 * tests need nothing of the browser's emulation, which a worker goes past.
 */
class Door {
  isShut = false
  worker: 'as it is' | 'newer' | 'missing' = 'as it is'
  /** The sockets that are open through the door now. */
  readonly sockets = new Set<Duplex>()
  /** How many were ever asked for. */
  handshakes = 0
  readonly #server: Server
  private constructor(world: URL) {
    this.#server = createServer((request, response) => {
      if (this.isShut) return void request.socket.destroy()
      if (request.url === '/sw.js' && this.worker === 'missing') return void response.writeHead(404).end()
      const { 'accept-encoding': _, ...headers } = request.headers
      const through = ask(
        {
          host: world.hostname,
          port: world.port,
          path: request.url,
          method: request.method,
          // As the front of an operator's own address would say it.
          headers: { ...headers, host: world.host, ...(headers.origin !== undefined && { origin: world.origin }) },
        },
        (answer) => {
          const isNewer = request.url === '/sw.js' && this.worker === 'newer'
          const { 'content-length': _length, ...others } = answer.headers
          response.writeHead(answer.statusCode ?? 502, isNewer ? others : answer.headers)
          if (!isNewer) return void answer.pipe(response)
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            response.end(
              `// a newer one\n${Buffer.concat(chunks).toString('utf8').replace('"version":"', '"version":"newer')}`
            )
          )
        }
      )
      through.on('error', () => response.destroy())
      request.pipe(through)
    })
    this.#server.on('upgrade', (request, near: Duplex, early: Buffer) => {
      this.handshakes += 1
      const headers = { ...request.headers, host: world.host, origin: world.origin }
      const through = ask({ host: world.hostname, port: world.port, path: request.url, headers })
      through.on('upgrade', (answer, far, first) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
        near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        // What came together with the headers belongs to the stream.
        near.write(first)
        far.write(early)
        this.sockets.add(near)
        near.on('close', () => (this.sockets.delete(near), far.destroy()))
        far.on('close', () => near.destroy())
        for (const end of [near, far]) end.on('error', () => end.destroy())
        near.pipe(far).pipe(near)
      })
      through.on('response', () => near.destroy())
      through.on('error', () => near.destroy())
      through.end()
    })
  }
  static async open(world: string): Promise<Door> {
    const door = new Door(new URL(world))
    await new Promise<void>((done) => door.#server.listen(0, '127.0.0.1', done))
    return door
  }
  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }
  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}

test.use({ serviceWorkers: 'allow' })

let door: Door
test.beforeEach(async ({ baseURL }) => {
  door = await Door.open(baseURL ?? '')
})
test.afterEach(async ({ context }) => {
  // The pages first: one that still loads a picture would find nobody there.
  await context.close()
  await door.close()
})

const worker = (page: Page) => expect(page.locator('html'))

test('PWA-01, PWA-02, PWA-03 the manifest is linked, complete, in the language of the page, and its icons exist', async ({
  page,
}) => {
  for (const [path, href, lang] of [
    ['/', '/manifest.webmanifest', 'en'],
    ['/ar', '/ar/manifest.webmanifest', 'ar'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', href)
    const answer = await page.request.get(href)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ])
    const manifest = (await answer.json()) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[]
      shortcuts: { url: string }[]
    }
    expect(manifest).toMatchObject({
      id: '/',
      start_url: path,
      scope: '/',
      display: 'standalone',
      lang,
      theme_color: '#070f0c',
    })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src } of manifest.icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
    for (const { url } of manifest.shortcuts) expect(url.startsWith(path)).toBe(true)
  }
})

test('PWA-07, PWA-08, PWA-09, PWA-11, PWA-13 the worker is registered and active, and without a connection a page says so in its language', async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_/)
  await page.goto(`${door.address}/`)
  await worker(page).toHaveAttribute('data-worker', 'activated')
  await worker(page).toHaveAttribute('data-offline-ready', '')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(
    `${door.address}/`
  )
  // Nothing of a person, and nothing that is asked by a call.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))
    )
    return caught.flat()
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => !/^\/assets\/|\/offline$|^\/offline\.css$|^\/favicon\.svg$/.test(path))).toEqual([])

  door.isShut = true
  await page.goto(`${door.address}/ar/gamehall`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(`${door.address}/promotions`)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  // Its sheet is there too.
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCSS('border-radius', '10px')
  // In the theme that the site has here, whatever the system prefers.
  expect(await page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")).toBe(true)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(7, 15, 12)')
  await page.evaluate('document.cookie = "theme=light; path=/"')
  await page.goto(`${door.address}/ar/promotions`)
  await expect(page.locator('html[dir=rtl] body')).toHaveCSS('background-color', 'rgb(244, 239, 230)')
  await page.goto(`${door.address}/promotions`)
  door.isShut = false
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
})

test('PWA-13 the installed site shows its player without a connection what it kept, with its age, and nobody else', async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_/)
  // As an installed site says of itself.
  await page.addInitScript(() => {
    const { matchMedia } = globalThis as unknown as { matchMedia: (query: string) => object }
    Object.assign(globalThis, {
      matchMedia: (query: string) => matchMedia.call(globalThis, query.replace('(display-mode: standalone)', 'all')),
    })
  })
  await playerWith(page, 10)
  await page.goto(`${door.address}/`)
  await worker(page).toHaveAttribute('data-offline-ready', '')
  const keeps = () => page.evaluate(async () => (await caches.keys()).includes('own'))
  await expect.poll(keeps).toBe(true)
  door.isShut = true
  await page.goto(`${door.address}/profile/bets`)
  await expect(page.getByRole('heading', { name: 'Your latest payments' })).toBeVisible()
  await expect(page.getByText(/^Kept on this device .* It may have changed since\.$/)).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(/Deposit · .*\$10\.00/)
  door.isShut = false
  // What is kept is asked for again on each page: not while the session ends.
  await Promise.all([
    page.waitForResponse(/sportsbook\/getbets/),
    page.waitForResponse(/cashier\/gethistory/),
    page.goto(`${door.address}/`),
  ])
  await logOut(page)
  await expect.poll(keeps).toBe(false)
})

test('PWA-10 a new version reloads the page, but not while somebody types', async ({ page }) => {
  await page.goto(`${door.address}/forms/sign_in`)
  await worker(page).toHaveAttribute('data-worker', 'activated')
  await page.reload()
  await worker(page).toHaveAttribute('data-worker', 'activated')
  const isSame = () => page.evaluate(() => 'isTheSamePage' in globalThis).catch(() => true)
  const field = page.getByRole('textbox').first()
  await field.focus()
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))
  door.worker = 'newer'
  const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(isWaiting).toBe(true)
  expect(await isSame()).toBe(true)
  await field.blur()
  await expect.poll(isSame).toBe(false)
  await worker(page).toHaveAttribute('data-worker', 'activated')
  expect(await isWaiting()).toBe(false)
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('ante-')))).toEqual([
    expect.stringMatching(/^ante-newer/),
  ])
})

test('PWA-12, ERR-63 a worker that cannot be registered sets a flag, and the page works', async ({
  page,
  provokes,
}) => {
  provokes(/bad HTTP response code \(404\) was received when fetching the script/)
  door.worker = 'missing'
  await page.goto(`${door.address}/`)
  await worker(page).toHaveAttribute('data-worker', 'failed')
  await page.getByRole('navigation').getByRole('link', { name: 'Casino' }).first().click()
  await expect(page).toHaveURL(/\/gamehall$/)
})

test('PWA-14 two windows of a player share one socket, in a shared worker', async ({ page, context }) => {
  const inPage: string[] = []
  const listen = (window: Page) => void window.on('websocket', (socket) => inPage.push(socket.url()))
  context.on('page', listen)
  listen(page)
  // The session's cookie holds at every port of the host: the player goes through the door from here on.
  await playerWith(page, 10)
  await page.goto(`${door.address}/`)
  await expect.poll(() => door.sockets.size).toBe(1)
  const second = await context.newPage()
  await second.goto(`${door.address}/promotions`)
  for (const window of [page, second]) await expect(balanceOf(window)).toHaveText('$10.00')
  await second.locator('html[data-ready]').waitFor()
  // A payment beside the door is heard in both windows, through the one socket.
  await payIn(await context.newPage(), 15)
  for (const window of [page, second]) await expect(balanceOf(window)).toHaveText('$25.00')
  expect([door.sockets.size, door.handshakes]).toEqual([1, 1])
  expect(inPage).toEqual([])
  // The last window takes the socket with it.
  await page.goto('about:blank')
  await second.goto('about:blank')
  await expect.poll(() => door.sockets.size).toBe(0)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'

/** What stands between a second house and the content service of the first: the CMS as it is, away, or without its languages. */
let cms: 'there' | 'away' | 'without languages' = 'away'
let gate: Server
let house: ChildProcess
let url = ''
let data = ''

/** As `npm start` makes them. */
const secrets = () => ({
  BANK_API_KEY: randomBytes(32).toString('base64url'),
  BANK_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  FEED_API_KEY: randomBytes(32).toString('base64url'),
  MAIL_API_KEY: randomBytes(32).toString('base64url'),
  DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
})
const portOf = (server: Server): number => (server.address() as AddressInfo).port
const listening = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done(portOf(server))))
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise((done) => server.close(done))
  return port
}

async function pass(path: string, origin: string): Promise<{ status: number; type: string; body: Buffer }> {
  if (cms === 'away' || (cms === 'without languages' && path.startsWith('/cms/i18n/')))
    return { status: 503, type: 'text/plain', body: Buffer.from('no') }
  const answer = await fetch(new URL(path, origin))
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

test.describe.configure({ mode: 'serial' })
test.describe('a house whose content lies in another one', () => {
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(paced(180_000))
    data = mkdtempSync(join(tmpdir(), 'ante-elsewhere-'))
    gate = createServer((request, answer) => {
      pass(request.url ?? '/', baseURL ?? '').then(
        ({ status, type, body }) => answer.writeHead(status, { 'content-type': type }).end(body),
        () => answer.destroy()
      )
    })
    const port = await freePort()
    url = `http://localhost:${port}`
    house = spawn(
      process.execPath,
      ['--conditions=ante-server', '--disable-warning=ExperimentalWarning', 'server/src/main.ts'],
      {
        cwd: fileURLToPath(new URL('../', import.meta.url)),
        stdio: 'ignore',
        env: {
          ...process.env,
          ...secrets(),
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_URL: url,
          ANTE_DATA: data,
          ANTE_SEED: 'none',
          SANDBOX_URL: 'http://127.0.0.1:9',
          CMS_URL: `http://127.0.0.1:${await listening(gate)}/cms`,
          CMS_FRESH_SECONDS: '2',
        },
      }
    )
    const isUp = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false
      )
    await expect.poll(isUp, { timeout: paced(120_000) }).toBe(true)
  })
  test.afterAll(async () => {
    const ended = new Promise((done) => house.once('exit', done))
    house.kill('SIGTERM')
    await ended
    gate.closeAllConnections()
    gate.close()
    rmSync(data, { recursive: true, force: true })
  })

  test('CMS-03 ERR-36 CMS-26 ERR-39 is a fatal 404 on every page until it was read once, in the reader’s language', async ({
    page,
    request,
    provokes,
  }) => {
    provokes(/status of 404/)
    const answer = await page.goto(`${url}/gamehall`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto(`${url}/ar/cashier`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
    expect(await (await request.get(`${url}/nfx/i18n/locales`)).json()).toEqual({ locales: [], defaultLocale: 'en' })
    expect((await request.get(`${url}/robots.txt`)).status()).toBe(503)
    expect((await request.get(`${url}/api/metadata/getgeneralinfo?locale=en&version=1`)).status()).toBe(503)
  })

  test('CMS-28 CMS-29 ERR-37 is a fatal 500 where its settings came without any language', async ({
    page,
    request,
    provokes,
  }) => {
    provokes(/status of 500 .*\/de\/(offers|_texts)/, /the texts could not be loaded Error: status 500/)
    cms = 'without languages'
    const status = async () => (await request.get(`${url}/`, { maxRedirects: 0 })).status()
    await expect.poll(status).toBe(500)
    const answer = await page.goto(`${url}/de/offers`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The settings are there: the brand of a domain is known, though no page can be made.
    expect(await (await request.get(`${url}/nfx/tokens.css`)).text()).toContain('--ember:')
  })

  test('CMS-01 API-123 shows the other one’s pages and banners once it answers, and goes on when it does not', async ({
    page,
    request,
  }) => {
    cms = 'there'
    await expect.poll(async () => (await request.get(`${url}/about`)).status()).toBe(200)
    for (const check of ['there', 'away'] as const) {
      cms = check
      await page.goto(`${url}/about`)
      await expect(page.getByRole('heading', { level: 1, name: 'About Ante' })).toBeVisible()
      await page.goto(`${url}/ar`)
      await expect(page.getByText('مباريات هذا المساء').first()).toBeVisible()
      // Its picture comes from there, through ours.
      const picture = page.locator('img[src*="/art/heroes/match-night.svg"]').first()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
  })
})

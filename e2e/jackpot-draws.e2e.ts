import { execFileSync } from 'node:child_process'
import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { ask } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { pickDraw } from './pick-draw.ts'
import { violationsOf } from './violations.ts'

test.describe.configure({ timeout: paced(180_000) })

const root = fileURLToPath(new URL('../', import.meta.url))
const ready = (page: Page) => page.locator('html[data-ready]').waitFor()

const seed = randomBytes(32).toString('hex')
const text = randomUUID()
const levels = [
  { level: 'full-time', share: 1_000n, range: 4_000n },
  { level: 'half-time', share: 1_000n, range: 2_000n },
]
/** By the words of the jackpot's page: the first 64 bits of an HMAC, their remainder, the first level below its share. */
function hitOf(serverSeed: string): string | null {
  const won = levels.find(({ level, share, range }) => {
    const block = createHmac('sha256', serverSeed).update(`${text}:jackpot-2-${level}:0:0`).digest()
    return block.readBigUInt64BE(0) % range < share
  })
  return won?.level ?? null
}
const draw = {
  id: '2',
  hit: hitOf(seed),
  levels: levels.map(({ level, share, range }) => ({ level, share: String(share), range: String(range) })),
  day: '2026-11-27',
  text,
}
const published = { day: draw.day, server_hash: hash('sha256', seed), server_seed: seed }

/** A bet of this player's on the draw of a match. */
async function bet(page: Page): Promise<void> {
  await pickDraw(page)
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await slip.getByLabel('Stake').fill('2')
  await slip.getByRole('button', { name: /^(Place|Accept and place)/ }).click()
  await expect(slip.getByText(/^Bet placed/)).toBeVisible()
}

/** The day after: the bet is lost and drawn, and the seed of its day is what `seeds` says. */
async function dayAfter(page: Page, seeds: () => object): Promise<void> {
  await page.route(/\/sportsbook\/getbets/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { items: object[] } }
    const items = body.data.items.map((one) => ({
      ...one,
      state: 'lost',
      jackpot: { state: 'drawn', win: null, draw },
    }))
    await route.fulfill({ response, json: { ...body, data: { ...body.data, items } } })
  })
  await page.route(/\/Jackpots\/getSeeds/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({ response, json: { ...body, data: { items: [seeds()], count: 1 } } })
  })
}

test('RNG-10 JKP-3 a player checks the draw of a bet with the seed that is revealed the next day, in the browser and without this site', async ({
  page,
}) => {
  await playerWith(page, 20)
  await bet(page)
  let seeds: object = { ...published, server_seed: null }
  await dayAfter(page, () => seeds)
  await page.goto('/profile/bets')
  await ready(page)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Jackpot draw: no win')
  await card.getByText('Check the draw').click()
  await expect(card.getByRole('status')).toContainText('once the seed is published')
  await expect(card.getByText(published.server_hash)).toBeVisible()
  await expect(card.getByRole('region', { name: 'Data for the offline verifier' })).toHaveCount(0)

  seeds = published
  await page.reload()
  await ready(page)
  await expect(card).toContainText('Jackpot draw: no win')
  await card.getByText('Check the draw').click()
  await expect(card.getByRole('status')).toContainText('it matches')
  // Of what lies half under the bar while the page is scrolled, axe judges the half.
  await page.evaluate('scrollTo(0, 0)')
  expect(await violationsOf(page)).toEqual([])
  const data =
    (await card.getByRole('region', { name: 'Data for the offline verifier' }).locator('pre').textContent()) ?? ''
  await expect(card.getByRole('link', { name: 'Download the verifier' })).toHaveAttribute('download', 'verifier.html')

  const folder = mkdtempSync(join(tmpdir(), 'draw-'))
  writeFileSync(join(folder, 'draw.json'), data)
  const said = execFileSync(process.execPath, ['start.mjs', 'verify', join(folder, 'draw.json')], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(said).toContain('commitment: verified\njackpot: verified\nmatches')
  writeFileSync(join(folder, 'verifier.html'), await (await page.request.get('/arcade/verifier.html')).body())
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(join(folder, 'verifier.html')).href)
  await page.getByLabel('Data').fill(data)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Verified: the draw follows from its seed.')).toBeVisible()
  await page.getByLabel('Data').fill(data.replace(seed, randomBytes(32).toString('hex')))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This does not match.')).toBeVisible()
  await page.context().setOffline(false)
})

test('JKP-3 a draw that does not follow from its seed is said to differ, and the page of the jackpot says all that a draw follows from', async ({
  page,
}) => {
  await playerWith(page, 20)
  await bet(page)
  const other = randomBytes(32).toString('hex')
  await dayAfter(page, () => ({ ...published, server_seed: other }))
  await page.goto('/profile/bets')
  await ready(page)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Jackpot draw: no win')
  await card.getByText('Check the draw').click()
  await expect(card.getByRole('status')).toContainText('doesn’t match its seed')

  const { items } = (await ask(page, 'Jackpots.get')) as { items: { id: string; bets: object | null }[] }
  const id = items.find(({ bets }) => bets !== null)?.id ?? ''
  await page.goto(`/jackpots/${id}`)
  const algorithm = page.getByRole('region', { name: 'How a draw is worked out' })
  await expect(algorithm).toContainText(`{text}:jackpot-${id}-full-time:0:0`)
  await expect(algorithm.getByRole('link', { name: 'Download the verifier' })).toHaveAttribute(
    'href',
    '/arcade/verifier.html'
  )
  expect(await violationsOf(page)).toEqual([])
})

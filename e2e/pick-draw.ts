import type { Page } from '@playwright/test'
import { ask } from './api.ts'
import { paced } from './pace.ts'

/** Puts the draw of the first match that starts late enough into the slip. */
export async function pickDraw(page: Page): Promise<void> {
  const { items } = (await ask(page, 'sportsbook.getfixtures', { count: '60' })) as {
    items: { id: string; live: boolean; kickoff: string }[]
  }
  const fixture = items.find(({ live, kickoff }) => !live && Date.parse(kickoff) - Date.now() > paced(120_000))
  if (!fixture) throw new Error('there is no match to bet on')
  await page.goto(`/betting?fixture=${fixture.id}`)
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Match result: Draw, price', exact: false }).click()
}

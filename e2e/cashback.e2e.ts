import { randomUUID } from 'node:crypto'
import { ask, call } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { violationsOf } from './violations.ts'

/** A chance of one in a hundred: in all but a few runs each round loses. */
const unlikely = { sysname: 'dicebox', stake: '10.00', choice: JSON.stringify({ side: 'under', chance: 1 }) }

test('BON-31 BON-39 the page of cashback shows what the week that runs has come to, by which rules, and its days', async ({
  page,
}) => {
  test.setTimeout(paced(240_000))
  await playerWith(page, 60)
  await page.goto('/profile/cashback')
  const running = page.locator('[data-running-cashback=weekly-casino]')
  await expect(running).toContainText('Nothing so far. It starts at a net loss of $10.00.')
  await running.locator('summary', { hasText: 'How it works' }).click()
  await expect(running).toContainText('5% of your net loss, starting at $10.00 and up to $100.00 a week.')
  let [lost, staked] = [0, 0]
  for (let rounds = 1; rounds <= 6 && lost < 20; rounds += 1) {
    const { round } = (await call(page, 'games.play', unlikely, randomUUID())) as { round: { win: { amount: number } } }
    staked += 10
    lost += 10 - round.win.amount
  }
  const { items } = (await ask(page, 'cashbacks.getrunning')) as {
    items: { sysname: string; amount: { amount: number }; calculation: { net_loss: { amount: number } } }[]
  }
  const net = items.find(({ sysname }) => sysname === 'weekly-casino')
  expect(net?.calculation.net_loss.amount).toBe(Math.max(lost, 0))
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await expect(running).toContainText(lost >= 10 ? `$${(lost / 20).toFixed(2)}` : 'Nothing so far')
  await running.locator('summary', { hasText: 'How we worked it out' }).click()
  await expect(running.getByRole('table')).toContainText(`$${staked.toFixed(2)}`)
  expect(await violationsOf(page)).toEqual([])
})

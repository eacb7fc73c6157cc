import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { codeOf } from './totp.ts'

// The account by the keyboard alone.

// What the functions below use inside of the page.
interface Part {
  readonly localName: string
  readonly textContent: string | null
  readonly type?: string
  readonly name?: string
  readonly tabIndex: number
  readonly labels?: ArrayLike<Part> | null
  closest(selector: string): Part | null
  contains(part: Part | null): boolean
  querySelectorAll(selector: string): Iterable<Part>
  matches(selector: string): boolean
  getAttribute(name: string): string | null
  checkVisibility(options: { visibilityProperty: boolean }): boolean
  getBoundingClientRect(): { top: number; bottom: number; left: number; right: number; width: number }
}
declare const document: { activeElement: Part | null; querySelector(selector: string): Part | null }
declare const innerHeight: number
declare const innerWidth: number
declare function getComputedStyle(part: unknown): { outlineStyle: string; outlineWidth: string; boxShadow: string }

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/** What can be reached in the content, in the order in which it is read. Of a group of choices one is. */
const reachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groups = new Set<string>()
    const found: string[] = []
    for (const part of document
      .querySelector('main')
      ?.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]') ?? []) {
      if (part.tabIndex < 0 || part.matches(':disabled') || part.closest('[inert]')) continue
      if (!part.checkVisibility({ visibilityProperty: true })) continue
      if (part.type === 'radio') {
        if (groups.has(part.name ?? '')) continue
        groups.add(part.name ?? '')
      }
      const name = part.getAttribute('aria-label') ?? part.labels?.[0]?.textContent ?? part.textContent ?? ''
      found.push(`${part.localName} ${part.type === 'radio' ? (part.name ?? '') : name.trim().slice(0, 40)}`)
    }
    return found
  })

/** What has the focus in the content, and what is wrong with how it is seen. Undefined outside of the content. */
const focused = (page: Page): Promise<{ name: string; wrong: string[] } | undefined> =>
  page.evaluate(() => {
    const part = document.activeElement
    const main = document.querySelector('main')
    if (!part || part === main || !main?.contains(part)) return undefined
    const name = part.getAttribute('aria-label') ?? part.labels?.[0]?.textContent ?? part.textContent ?? ''
    const wrong: string[] = []
    /** A control that is drawn by what stands around it has its edge there. */
    const drawn = [part, part.closest('label'), part.closest('[data-focus-edge]')].filter((one) => one !== null)
    const hasEdge = drawn.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    })
    if (!hasEdge) wrong.push('no edge')
    const { top, bottom, left, right } = (part.closest('label') ?? part).getBoundingClientRect()
    const above = document.querySelector('header[data-frame]')?.getBoundingClientRect().bottom ?? 0
    // A desktop has no bar at the bottom.
    const bar = document.querySelector('nav[data-frame]')?.getBoundingClientRect()
    const below = bar && bar.width > 0 ? bar.top : innerHeight
    if (bottom <= above || top >= below) wrong.push(`not seen at ${top}`)
    if (left < 0 || right > innerWidth) wrong.push(`over the side: ${left} to ${right}`)
    return {
      name: `${part.localName} ${part.type === 'radio' ? (part.name ?? '') : name.trim().slice(0, 40)}`,
      wrong,
    }
  })

/** Goes through the content with the key of tabs, from the way past the header to what comes after it. */
async function walk(page: Page): Promise<{ names: string[]; wrong: string[] }> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const [names, wrong]: [string[], string[]] = [[], []]
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (!at) break
    names.push(at.name)
    wrong.push(...at.wrong.map((one) => `${at.name}: ${one}`))
  }
  return { names, wrong }
}

const pages = ['settings', 'security', 'responsible-game', 'notification', 'verification', 'data']
for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`all that the pages of the account have is come to in the order in which it is read, and seen with its edge, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await register(page)
    for (const name of pages) {
      await open(page, `/profile/${name}`)
      const { names, wrong } = await walk(page)
      expect.soft(wrong, name).toEqual([])
      expect.soft(names, name).toEqual(await reachable(page))
    }
  })

/** Opens a dialog by its button: the focus goes into it and stays there, and Escape takes it back to the button. */
async function opensAndCloses(page: Page, opener: Locator, title: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  const isInside = () => dialog.evaluate((part) => (part as unknown as Part).contains(document.activeElement))
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect.poll(isInside).toBe(true)
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    // A browser may go by its own bar from the last part to the first: the page under the dialog is never come to.
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).not.toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('DLG-10 DLG-18 PROF-30 SEC-4 dialogs of the account keep the focus until Escape gives it back to what opened them', async ({
  page,
}) => {
  await register(page)
  await open(page, '/profile/settings')
  await opensAndCloses(page, page.getByRole('button', { name: 'Confirm', exact: true }), /Confirm your email/)

  await open(page, '/profile/responsible-game')
  const main = page.getByRole('main')
  await opensAndCloses(page, main.getByRole('button', { name: 'Take a break for 24 hours' }), 'Your break: 24 hours')
  // A self-exclusion, up to its last step.
  await main.locator('summary').filter({ hasText: 'A longer break' }).press('Enter')
  await main.getByRole('radio', { name: '6 months' }).press('Space')
  await opensAndCloses(page, main.getByRole('button', { name: 'Continue' }), /6 months/)

  await open(page, '/profile/security')
  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByRole('button', { name: 'Set up' }).press('Enter')
  const key = (await app.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await app.getByLabel('Code from the app').pressSequentially(codeOf(key))
  await app.getByLabel('Code from the app').press('Enter')
  await expect(app.getByRole('listitem')).toHaveCount(10)
  await app.getByRole('button', { name: 'I’ve saved them' }).press('Enter')
  await opensAndCloses(page, app.getByRole('button', { name: 'Turn off' }), /./)
})

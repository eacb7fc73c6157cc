import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

// What the functions below use inside of the page.
declare const window: { axe?: typeof axe }
interface Passing {
  readonly playState: string
  readonly finished: Promise<unknown>
  readonly effect: { getComputedTiming(): { readonly endTime: number } } | null
}
interface Sheet {
  replaceSync(rules: string): void
}
declare const CSSStyleSheet: new () => Sheet
declare const document: { getAnimations(): Passing[]; adoptedStyleSheets: Sheet[] }

/** As it is published for pages, without its comments and long names: a browser reads the whole one for half as long again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits for the running animations that end by themselves: half-way through a fade a contrast is not the one that is read. */
const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // One that is cancelled rejects, and is over too.
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

/**
 * What axe finds on the page when its animations have ended, one line for each rule with the elements that break it. What is in a frame is a page of its own and is left out.
 * @param isBestPractice whether its advice beyond WCAG counts too
 */
export async function violationsOf(page: Page, isBestPractice = false): Promise<string[]> {
  await animationsEnd(page)
  // Bringing more than half a megabyte of rules into a page takes as long as judging it: a page that is judged twice has them already.
  if (!(await page.evaluate(() => !!window.axe))) await page.evaluate(source)
  return page.evaluate(
    async (values) => {
      if (!window.axe) throw new Error('axe did not come into the page')
      // What lies under a dialog cannot be reached or read. Axe knows nothing of that, and takes each of the two for what covers the other.
      const [before, sheet] = [document.adoptedStyleSheets, new CSSStyleSheet()]
      sheet.replaceSync(':has(dialog:modal) { visibility: hidden } dialog:modal { visibility: visible }')
      document.adoptedStyleSheets = [...before, sheet]
      // Of what is in order no account is kept: half its time.
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        iframes: false,
        runOnly: { type: 'tag', values },
      })
      document.adoptedStyleSheets = before
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    isBestPractice ? [...rules, 'best-practice'] : rules
  )
}

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
declare const document: {
  getAnimations(): Passing[]
  adoptedStyleSheets: Sheet[]
  querySelector(selector: string): object | null
}

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

export interface Judged {
  /** Whether the advice of axe beyond WCAG counts too. */
  readonly bestPractice?: boolean
  /** A selector of the part that is judged, for one where the rest was judged elsewhere. The whole page where there is no such part. */
  readonly within?: string
  /** Contrasts alone: what a theme changes, on a page whose other rules are judged in the other theme. */
  readonly contrastOnly?: boolean
}

/**
 * What axe finds on the page when its animations have ended, one line for each rule with the elements that break it. Under a dialog nothing can be
 * reached: only the dialog is judged. What is in a frame is a page of its own and is left out.
 */
export async function violationsOf(
  page: Page,
  { bestPractice = false, within, contrastOnly = false }: Judged = {}
): Promise<string[]> {
  const runOnly: axe.RunOnly = contrastOnly
    ? { type: 'rule', values: ['color-contrast'] }
    : { type: 'tag', values: bestPractice ? [...rules, 'best-practice'] : rules }
  await animationsEnd(page)
  // Bringing more than half a megabyte of rules into a page takes as long as judging it: a page that is judged twice has them already.
  if (!(await page.evaluate(() => !!window.axe))) await page.evaluate(source)
  return page.evaluate(
    async ([only, selector]) => {
      if (!window.axe) throw new Error('axe did not come into the page')
      // Axe takes what lies under a dialog, and the dialog, each for what covers the other.
      const [before, sheet] = [document.adoptedStyleSheets, new CSSStyleSheet()]
      sheet.replaceSync(':has(dialog:modal) { visibility: hidden } dialog:modal { visibility: visible }')
      document.adoptedStyleSheets = [...before, sheet]
      const part = ['dialog:modal', selector].find((one) => document.querySelector(one)) ?? 'html'
      // Of what is in order no account is kept: half its time.
      const { violations } = await window.axe.run(part, {
        resultTypes: ['violations'],
        iframes: false,
        runOnly: only,
      })
      document.adoptedStyleSheets = before
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [runOnly, within ?? 'html'] as const
  )
}

import type { Page } from '@playwright/test'
import axe from 'axe-core'

// What the functions below use inside of the page.
declare const window: { axe?: typeof axe }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on the page as it stands, one line for each rule with the elements that break it. What is in a frame is a page of its own and is left out.
 * @param isBestPractice whether its advice beyond WCAG counts too
 */
export async function violationsOf(page: Page, isBestPractice = false): Promise<string[]> {
  // Bringing half a megabyte of rules into a page takes as long as judging it: a page that is judged twice has them already.
  if (!(await page.evaluate(() => !!window.axe))) await page.evaluate(axe.source)
  return page.evaluate(
    async (values) => {
      if (!window.axe) throw new Error('axe did not come into the page')
      // Of what is in order no account is kept: half its time.
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        iframes: false,
        runOnly: { type: 'tag', values },
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    isBestPractice ? [...rules, 'best-practice'] : rules
  )
}

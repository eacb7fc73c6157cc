import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on the page as it stands, one line for each rule with the elements that break it. What is in a frame is a page of its own and is left out.
 * @param isBestPractice whether its advice beyond WCAG counts too
 */
export async function violationsOf(page: Page, isBestPractice = false): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Both halve its time and more: no page is opened to put the frames' findings together, and of what is in order no account is kept.
    .setLegacyMode()
    // Before the tags, which it would forget.
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(isBestPractice ? [...rules, 'best-practice'] : rules)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

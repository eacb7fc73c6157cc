import type { Page } from '@playwright/test'

// What the function below uses inside of the page.
interface Part {
  textContent: string | null
  scrollWidth: number
  clientWidth: number
  checkVisibility(): boolean
}
declare const document: { querySelectorAll(selector: string): Iterable<Part> }
declare function getComputedStyle(part: Part): { display: string; overflowX: string }

/** Links, buttons and tabs whose words stand out over their edge: beside another one they would lie on it. */
export const spilling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spilled: string[] = []
    for (const part of document.querySelectorAll('a[href], button, [role=tab]')) {
      const { display, overflowX } = getComputedStyle(part)
      // Words of a link within a sentence go on with the line; a hair is what rounding leaves.
      if (display === 'inline' || overflowX !== 'visible' || !part.checkVisibility() || part.scrollWidth <= part.clientWidth + 2) continue
      spilled.push(`“${(part.textContent ?? '').trim().slice(0, 40)}” stands out by ${part.scrollWidth - part.clientWidth}`)
    }
    return spilled
  })

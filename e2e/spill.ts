import type { Page } from '@playwright/test'

// What the function below uses inside of the page.
interface Box {
  left: number
  right: number
  width: number
}
interface Words {
  textContent: string | null
  parentElement: Part
}
interface Part {
  parentElement: Part
  textContent: string | null
  scrollWidth: number
  clientWidth: number
  checkVisibility(): boolean
  getBoundingClientRect(): Box
}
declare const document: {
  querySelectorAll(selector: string): Iterable<Part>
  createTreeWalker(root: Part, show: number): { nextNode(): Words | null }
  createRange(): { selectNodeContents(words: Words): void; getBoundingClientRect(): Box }
}
declare const NodeFilter: { SHOW_TEXT: number }
declare function getComputedStyle(part: Part): { display: string; overflowX: string; direction: string }

/** Links, buttons and tabs whose words stand out over their edge: beside another one they would lie on it. */
export const spilling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Whether something between the words and the part cuts them off at its own edge, as what only a reader of the screen hears does. */
    const isCut = (words: Words, part: Part): boolean => {
      for (let at = words.parentElement; at !== part; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const spilled: string[] = []
    const range = document.createRange()
    for (const part of document.querySelectorAll('a[href], button, [role=tab]')) {
      const { display, overflowX } = getComputedStyle(part)
      // Words of a link within a sentence go on with the line.
      if (display === 'inline' || overflowX !== 'visible' || !part.checkVisibility()) continue
      const edge = part.getBoundingClientRect()
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let words = walker.nextNode(); words; words = walker.nextNode()) {
        range.selectNodeContents(words)
        const { left, right, width } = range.getBoundingClientRect()
        const by = Math.round(Math.max(edge.left - left, right - edge.right))
        // A hair is what rounding leaves.
        if (width > 0 && by > 1 && !isCut(words, part))
          spilled.push(`“${(words.textContent ?? '').trim().slice(0, 40)}” stands out by ${by}`)
      }
    }
    return spilled
  })

/** Names in Latin letters that an Arabic page cuts at their beginning: it takes the end of its own direction for theirs. */
export const cutAtTheirBeginning = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.truncate')]
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).direction === 'rtl')
      .map((part) => part.textContent ?? '')
      .filter((name) => /^\P{Letter}*\p{Script=Latin}/u.test(name))
      .map((name) => `“${name.slice(0, 40)}” is cut at its beginning`)
  )

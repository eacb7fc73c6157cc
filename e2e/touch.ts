import type { Page } from '@playwright/test'

// What the function below uses inside of the page.
interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Part {
  scrollLeft: number
  scrollTop: number
  tagName: string
  style: { contentVisibility: string }
  textContent: string | null
  parentElement: Part | null
  labels?: ArrayLike<Part> | null
  control?: Part | null
  checkVisibility(options: { visibilityProperty: boolean }): boolean
  scrollIntoView(options: { block: 'center'; inline: 'center'; behavior: 'instant' }): void
  getBoundingClientRect(): Box
  getAttribute(name: string): string | null
  contains(other: Part): boolean
  closest(selector: string): Part | null
  querySelectorAll(selector: string): Iterable<Part>
}
declare const document: {
  querySelectorAll(selector: string): Iterable<Part>
  elementFromPoint(x: number, y: number): Part | null
}
declare function getComputedStyle(part: Part): { display: string; pointerEvents: string; position: string }

/** What a finger needs, in CSS pixels. */
const room = 44

/**
 * Everything on the page that a finger can press and that is smaller than a finger: measured by what is hit around its middle, so that a small mark
 * with a larger place to press counts with its place, and one that lies below another part does not. A link within a sentence is as high as its
 * line (WCAG 2.5.8).
 */
export async function tooSmall(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const found = await page.evaluate((least) => {
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider]'
    const isIn = (part: Part, hit: Part | null): boolean =>
      !!hit && (part.contains(hit) || hit.closest('label')?.control === part)
    /** How far from the middle it goes on to be hit. */
    const reach = (part: Part, x: number, y: number, across: number, down: number): number => {
      let far = 0
      while (far < least && isIn(part, document.elementFromPoint(x + across * (far + 0.5), y + down * (far + 0.5))))
        far += 0.5
      return far
    }
    const isInSentence = (part: Part): boolean => {
      if (getComputedStyle(part).display !== 'inline') return false
      let around = part.parentElement
      while (around && getComputedStyle(around).display === 'inline') around = around.parentElement
      const pressable = [...(around?.querySelectorAll('a, button') ?? [])].reduce(
        (length, { textContent }) => length + (textContent ?? '').length,
        0
      )
      // More than the dots and strokes between the links of a list.
      return (around?.textContent ?? '').length - pressable > 8
    }
    // What is far from the screen is not drawn, and could not be hit in this very moment.
    const later = [...document.querySelectorAll('.later')]
    for (const part of later) part.style.contentVisibility = 'visible'
    const small = new Set<string>()
    const stood = new Map<Part, readonly [number, number]>()
    for (const part of document.querySelectorAll(pressed)) {
      if (!part.checkVisibility({ visibilityProperty: true }) || getComputedStyle(part).pointerEvents === 'none')
        continue
      const box = part.getBoundingClientRect()
      if ((box.width >= least && box.height >= least) || isInSentence(part)) continue
      for (let one: Part | null = part; one; one = one.parentElement)
        if (!stood.has(one)) stood.set(one, [one.scrollLeft, one.scrollTop])
      part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = part.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // A part that comes only with the focus cannot be hit now.
      const isThere = isIn(part, document.elementFromPoint(x, y))
      /** One that is large enough by itself needs no measure: a step of it may be lost on each side. */
      const across = (side: number, right: number, down: number): number =>
        side > least - 1 || !isThere
          ? side
          : Math.max(side, reach(part, x, y, -right, -down) + reach(part, x, y, right, down))
      const [wide, high] = [across(width, 1, 0), across(height, 0, 1)]
      if (wide > least - 1 && high > least - 1) continue
      const name = (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40)
      small.add(`${part.tagName.toLowerCase()} "${name}" is ${Math.round(wide)} × ${Math.round(high)}`)
    }
    for (const [one, [across, down]] of stood) [one.scrollLeft, one.scrollTop] = [across, down]
    for (const part of later) part.style.contentVisibility = ''
    return [...small]
  }, room)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
  return found.map((one) => `too small for a finger: ${one}`)
}

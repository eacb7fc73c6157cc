/** Told the width and the height of a part, without its padding. */
type Sized = (wide: number, high: number) => void

/** Parts that are not on the page yet. */
const waiting = new Map<HTMLElement, () => void>()

const pixels = (text: string): number => Number(text.replace('px', ''))
/** Sides that differ by less than a tenth of a pixel are the same: nothing is laid out anew for them. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.1

function contentOf(part: HTMLElement): readonly [number, number] {
  const style = getComputedStyle(part)
  const [left, right] = [pixels(style.paddingLeft), pixels(style.paddingRight)]
  const [top, bottom] = [pixels(style.paddingTop), pixels(style.paddingBottom)]
  const [x, y] = [pixels(style.borderLeftWidth) + pixels(style.borderRightWidth), pixels(style.borderTopWidth)]
  return [
    pixels(style.width) - left - right - x,
    pixels(style.height) - top - bottom - y - pixels(style.borderBottomWidth),
  ]
}

/** Tells the size of a part whenever it changes, and as soon as it is on the page (`measureNow`). */
export function whenSized(part: HTMLElement, sized: Sized): void {
  let before: readonly [number, number] = [0, 0]
  const told = (wide: number, high: number): void => {
    if (!(wide > 0 && high > 0) || (isSame(wide, before[0]) && isSame(high, before[1]))) return
    before = [wide, high]
    sized(wide, high)
  }
  waiting.set(part, () => told(...contentOf(part)))
  new ResizeObserver(([entry]) => {
    waiting.delete(part)
    if (entry) told(entry.contentRect.width, entry.contentRect.height)
  }).observe(part)
}

const inOrder = (one: Node, other: Node): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/**
 * Measures what has just come to the page, before it is drawn: an observer comes after the first layout, and all would move. A part sizes those in it and sometimes what is
 * beside it, so the outer ones come first, and twice.
 */
export function measureNow(): void {
  const there = () => [...waiting].filter(([part]) => part.isConnected)
  for (let pass = 0; pass < 2; pass++)
    for (const [, measure] of there().toSorted(([one], [other]) => inOrder(one, other))) measure()
  for (const [part] of there()) waiting.delete(part)
}

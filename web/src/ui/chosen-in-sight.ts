import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a row that is longer than a phone is wide: it moves until what is chosen (`aria-current`, or a tab's `aria-selected`) is in sight, now and whenever the row gets another
 * width, and what the keyboard comes to. Only the row: the page stays where it is.
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const show = (part: Element | null) => {
      if (!part) return
      const [box, at] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
      if (at.left < box.left || at.right > box.right)
        row.scrollBy({ left: at.left + at.width / 2 - (box.left + box.width / 2), behavior: 'instant' })
    }
    // It tells of the width that is there, too.
    const resized = new ResizeObserver(() =>
      show(row.querySelector('[aria-current=true], [aria-current=page], [aria-selected=true]'))
    )
    resized.observe(row)
    // A browser moves a row only to what cannot be seen at all. Under a pointer nothing may move before it is let go.
    const focused = () => show(row.querySelector(':focus-visible'))
    row.addEventListener('focusin', focused)
    return () => {
      resized.disconnect()
      row.removeEventListener('focusin', focused)
    }
  }, [chosen])
  return ref
}

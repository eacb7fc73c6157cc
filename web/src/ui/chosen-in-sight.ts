import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a row that is longer than a phone is wide: it moves until what is chosen (`aria-current`) is in sight, now and whenever the row gets another
 * width. Only the row: the page stays where it is.
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const show = () => {
      const part = row.querySelector('[aria-current=true], [aria-current=page]')
      if (!part) return
      const [box, at] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
      if (at.left < box.left || at.right > box.right) row.scrollBy({ left: at.left + at.width / 2 - (box.left + box.width / 2), behavior: 'instant' })
    }
    // It tells of the width that is there, too.
    const resized = new ResizeObserver(show)
    resized.observe(row)
    return () => resized.disconnect()
  }, [chosen])
  return ref
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a part whose buttons go away when they are pressed (taken out, placed, cleared): the focus that went with one of them goes to the part
 * itself, which must have a name and `tabIndex={-1}`, so that the keyboard and a screen reader go on from there and not from the page's beginning.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const hear = ({ target }: FocusEvent): void => void (last.current = target instanceof Element ? target : null)
    const here = part.current
    here?.addEventListener('focusin', hear)
    return () => here?.removeEventListener('focusin', hear)
  }, [])
  // After each change: which of them took the button away is no matter.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })
  return part
}

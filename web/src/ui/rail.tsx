import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

/** A row that continues beyond the edge: the last tile is cut. Fingers scroll it; a mouse has arrows, the keyboard its tiles. */
export function Rail({ title, more, children }: { title: ReactNode; more?: ReactNode; children: ReactNode }) {
  const t = useTranslations('common')
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const element = track.current
    // Fingers have no arrows.
    if (!element || window.matchMedia('(pointer: coarse)').matches) return
    const look = () => {
      const at = Math.abs(element.scrollLeft)
      setEnds({ start: at < 8, end: at > element.scrollWidth - element.clientWidth - 8 })
    }
    element.addEventListener('scroll', look, { passive: true })
    // It also tells of the first size, when the browser has worked it out by itself.
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [])

  const scroll = (direction: 1 | -1) => {
    const element = track.current
    if (!element) return
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: direction * forward * element.clientWidth * 0.85, behavior: 'smooth' })
  }

  return (
    <section className="grid gap-3 laptop:gap-4">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 className="font-display text-22 laptop:text-[1.625rem]">{title}</h2>
        <div className="flex items-center gap-1">
          {more}
          <div className={`hidden gap-1 pointer-coarse:hidden ${ends.start && ends.end ? '' : 'laptop:flex'}`}>
            <button
              type="button"
              className="icon-button size-9! disabled:opacity-30"
              disabled={ends.start}
              aria-label={t('scrollBack')}
              onClick={() => scroll(-1)}
            >
              <span className="rotate-180">
                <Icon name="chevron" size={18} mirrored />
              </span>
            </button>
            <button
              type="button"
              className="icon-button size-9! disabled:opacity-30"
              disabled={ends.end}
              aria-label={t('scrollOn')}
              onClick={() => scroll(1)}
            >
              <Icon name="chevron" size={18} mirrored />
            </button>
          </div>
        </div>
      </div>
      <ul ref={track} className="rail-track">
        {children}
      </ul>
    </section>
  )
}

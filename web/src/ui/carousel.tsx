import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

/**
 * One thing after the other, in a list that scrolls sideways and stops at each. It never moves by itself (WCAG 2.2.2 asks for a way to pause what
 * does): fingers pull it, arrows and the focus of the keyboard move it, without a slide for whoever wants less motion.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('common')
  const slides = Children.toArray(children)
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => setAt(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [])

  const show = (index: number) => {
    const element = track.current
    if (!element) return
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: index * forward * element.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }

  return (
    <section aria-label={label} className="relative grid grid-cols-[minmax(0,1fr)] gap-2">
      <ul
        ref={track}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <li key={index} className="grid w-full shrink-0 snap-start p-px">
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="flex items-center justify-end gap-1">
          <span className="figures ltr-run me-2 text-12 text-chalk-3" aria-live="polite">
            {at + 1} / {slides.length}
          </span>
          <button
            type="button"
            className="icon-button disabled:opacity-30"
            disabled={at === 0}
            aria-label={t('previous')}
            onClick={() => show(at - 1)}
          >
            <span className="rotate-180">
              <Icon name="chevron" size={18} mirrored />
            </span>
          </button>
          <button
            type="button"
            className="icon-button disabled:opacity-30"
            disabled={at >= slides.length - 1}
            aria-label={t('next')}
            onClick={() => show(at + 1)}
          >
            <Icon name="chevron" size={18} mirrored />
          </button>
        </div>
      )}
    </section>
  )
}

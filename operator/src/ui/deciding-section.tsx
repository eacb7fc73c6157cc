import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A part of a page with decisions of its own, and what came of the last one. Where a decision took its button away, the keyboard goes on from the heading.
 */
export function DecidingSection({
  id,
  title,
  told,
  actions,
  children,
}: {
  id: string
  title: string
  told: string
  actions?: ReactNode
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (told !== '' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={id} tabIndex={-1} className="font-display text-22">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      {children}
    </section>
  )
}

import { type CSSProperties, type ReactNode, Suspense } from 'react'

interface DeferredSectionProps {
  /** What it takes about until it is near, in rem: the nearer, the less the scroll bar jumps. */
  height: number
  /** On a tablet and wider, where that is another. */
  wideHeight?: number
  className?: string
  children: ReactNode
}

/**
 * A part of a page that is not seen at once. It comes to life by itself after what is above it, or when it is touched; and its place is only
 * worked out when it comes near (`.later`).
 */
export const DeferredSection = ({ height, wideHeight = height, className = '', children }: DeferredSectionProps) => (
  <Suspense>
    <div
      className={`later ${className}`}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's CSSProperties knows no custom properties
      style={{ '--later': `${height}rem`, '--later-wide': `${wideHeight}rem` } as CSSProperties}
    >
      {children}
    </div>
  </Suspense>
)

import { type ReactNode, Suspense } from 'react'

/**
 * A part of a page that is not seen at once. It comes to life by itself after what is above it, or when it is touched; and its place is only
 * worked out when it comes near (`.later`). `height` is what it takes about until then, in rem: the nearer, the less the scroll bar jumps.
 */
export const Later = ({ height, className = '', children }: { height: number; className?: string; children: ReactNode }) => (
  <Suspense>
    <div className={`later ${className}`} style={{ containIntrinsicBlockSize: `auto ${height}rem` }}>
      {children}
    </div>
  </Suspense>
)

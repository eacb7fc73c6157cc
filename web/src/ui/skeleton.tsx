/** A place that is about to be filled: give it the exact size of what comes. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
)

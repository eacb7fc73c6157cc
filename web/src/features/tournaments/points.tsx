const figures = new Intl.NumberFormat('en')

/** Points as sums are written, in every language: `1,250`. */
export const Points = ({ value, className = '' }: { value: number; className?: string }) => (
  <span className={`figures ltr-run ${className}`}>{figures.format(value)}</span>
)

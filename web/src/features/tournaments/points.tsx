/** As in English, whatever the browser knows: to make a formatter takes longer than the page. */
const inThousands = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** Points as sums are written, in every language: `1,250`. */
export const Points = ({ value, className = '' }: { value: number; className?: string }) => (
  <span className={`figures ltr-run ${className}`}>{inThousands(value)}</span>
)

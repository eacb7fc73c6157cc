import { useNumberText } from '../../app/texts/number-text.ts'
import { useSettings } from '../../app/document/site-data.ts'

/** LOY-05: points with the picture of a point, where the operator has set one. */
export function Coin({ points, size = 20, className = '' }: { points: number; size?: number; className?: string }) {
  const { coinIcon } = useSettings('loyalty')
  const { number } = useNumberText()
  return (
    <span className={`figures inline-flex items-center gap-1.5 ${className}`}>
      {coinIcon && <img src={coinIcon} alt="" width={size} height={size} />}
      <span className="ltr-run">{number(points)}</span>
    </span>
  )
}

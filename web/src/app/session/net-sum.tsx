import type { WireMoney } from '@ante/kit/money'
import { Money } from '../../ui/money.tsx'

/** A net sum with its sign: won more than staked, or less. */
export const NetSum = ({ value, className = '' }: { value: WireMoney; className?: string }) => (
  <span className={`figures ltr-run ${value.amount > 0 ? 'text-baize' : ''} ${className}`}>
    {value.amount > 0 && '+'}
    <Money value={value} />
  </span>
)

import { formatMoney, type Money } from '@ante/kit/money'
import { useRequest } from '../document/request.ts'

const [leftToRight, end] = ['\u2066', '\u2069']

/** After Arabic letters the digits of a sum would part from their sign: in right-to-left sentences a sum is a run of its own. */
export const isolate = (sum: string, dir: 'ltr' | 'rtl'): string => (dir === 'rtl' ? `${leftToRight}${sum}${end}` : sum)

/** A sum as a part of a sentence. Where it stands alone, `<Money>` shows it. */
export function useSumText(): (sum: Money) => string {
  const { dir } = useRequest().locale
  return (sum) => isolate(formatMoney(sum), dir)
}

import { numberText } from '../../shell/boot.ts'

/** Hundredths in as few digits as they need: `1000`, `2.1`, `0.45`. Without the sign: a bin has no room for it. */
export function shortTimes(pay: number): string {
  const [whole, rest] = [Math.trunc(pay / 100), pay % 100]
  return numberText(rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0').replace(/0$/, '')}`)
}

import { passesLuhn } from '@ante/kit/card'

/** Whether free text hides a whole card number, spaced or not. Such text is refused, so that none ever reaches a row or a log. */
export function hidesCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(/\d(?:[ -]?\d){12,18}/g)) if (passesLuhn(run.replaceAll(/[ -]/g, ''))) return true
  return false
}

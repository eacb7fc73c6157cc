import { compare, fromWire, type Money, type WireMoney } from '@ante/kit/money'
import { isRefused } from '@ante/kit/refusal'
import { validateSum, readSum } from '@ante/product/cashier/rules/sum'
import { useLocale, useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { latinDigits } from '../../ui/digits.ts'
import type { MayGrow } from '../../ui/use-fields.ts'

interface WireBounds {
  readonly min: WireMoney
  readonly max: WireMoney
}

export interface SumVerdict {
  sum?: Money
  problem?: string
}

/** A whole sum as it is sent, whatever language it was typed in. */
export const wireSum = (sum: Money): string => String(sum.minor / 100n)

/** Whether a refused text is wrong whatever follows: no whole sum, or too much already. One that is too small may still grow. */
function cannotGrow(text: string, { min, max }: WireBounds, locale: string): boolean {
  const typed = latinDigits(text).trim()
  if (typed === '') return false
  const sum = readSum(typed, min.currency, locale)
  return sum === undefined || compare(sum, fromWire(max)) > 0
}

/** The sum rule on a typed text: the sum, or the sentence at the field (CASH-32, CASH-33). */
export function useSumRule(): (text: string, bounds: WireBounds) => SumVerdict {
  const t = useTranslations('fields')
  const sumText = useSumText()
  const locale = useLocale()
  const whole = useTranslations('cashierPages')('wholeAmount')
  return (text, bounds) => {
    if (text.trim() === '') return { problem: t('required') }
    const sum = validateSum(latinDigits(text), { min: fromWire(bounds.min), max: fromWire(bounds.max) }, locale)
    if (!isRefused(sum)) return { sum }
    if (sum.fields?.['amount'] !== 'sumRange') return { problem: `${t('wrong')}: ${whole}` }
    return { problem: t('sumRange', { min: sumText(fromWire(bounds.min)), max: sumText(fromWire(bounds.max)) }) }
  }
}

/** VAL-92: what cannot come right any more is said of an amount at once; the rest, and of any other field, when it is left. */
export const mayGrow =
  (bounds: WireBounds, locale: string): MayGrow =>
  (name, value) =>
    name !== 'amount' || !cannotGrow(value, bounds, locale)

import { compare, type Currency, fromWire, type Money, money, toDecimal } from '@ante/kit/money'
import { readMoney } from '@ante/kit/money-text'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import type { LimitKind, Limits, OwnLimit } from '../../app/protection/limits.ts'
import { Button } from '../../ui/button.tsx'
import { latinDigits } from '../../ui/digits.ts'
import { Input, Select } from '../../ui/field.tsx'
import { type Sentences, useFields } from '../../ui/use-fields.ts'
import { Refusal } from './refusal.tsx'
import { useCall } from './use-call.ts'

interface LimitFormProps {
  kind: LimitKind
  currency: Currency
  /** In days; one without a frame has 0 only. */
  periods: readonly number[]
  /** The limit that is changed, or undefined for a new one. */
  before?: OwnLimit | undefined
  hours: number
  save: string
  onSaved: (limits: Limits, amount: Money) => void
  onCancel?: () => void
}

/** How much in which frame. What it does is said before it is sent: at once, or after the wait. */
export function LimitForm({ kind, currency, periods, before, hours, save, onSaved, onCancel }: LimitFormProps) {
  const t = useTranslations('protection.limits')
  const rule = useAmountRule(currency)
  const names = ['amount', 'period']
  const call = useCall(names)
  const fields = useFields({ period: String(before?.period ?? periods[0] ?? 0), amount: '' }, (values): Sentences => {
    const { problem } = rule(values['amount'] ?? '')
    return problem ? { amount: problem } : {}
  })
  const { sum } = rule(fields.values['amount'] ?? '')
  const step = sum && stepOf(sum, before)
  useFirstFocus(fields.form, before !== undefined || onCancel !== undefined)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!fields.submit() || !sum) return
    const period = Number(fields.values['period'])
    const failure = await call.run(async () => {
      onSaved(await post('account.setLimit', { kind, period, amount: toDecimal(sum) }), sum)
    })
    if (failure) fields.refuse(failure.fields)
  }

  return (
    <form ref={fields.form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <div className="grid items-start gap-4 min-[30rem]:grid-cols-2">
        {!before && periods.length > 1 && (
          <Select
            label={t('period')}
            options={periods.map((days) => ({ value: String(days), label: t('days', { days }) }))}
            {...fields.field('period')}
          />
        )}
        <Input
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          className="figures"
          end={<span className="pe-3 text-14 text-chalk-3">{currency}</span>}
          {...fields.field('amount')}
          hint={step === undefined ? undefined : t(`notes.${step}`, { hours })}
        />
      </div>
      <Refusal text={call.text} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" look={onCancel ? 'plain' : 'main'} loading={call.busy}>
          {step === 'higher' ? t('ask') : save}
        </Button>
        {onCancel && (
          <Button look="quiet" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** RG-12: what will become of this amount. */
function stepOf(sum: Money, before: OwnLimit | undefined): 'first' | 'lower' | 'higher' | 'same' {
  if (!before) return 'first'
  const order = compare(sum, fromWire(before.limit))
  return order > 0 ? 'higher' : order < 0 ? 'lower' : 'same'
}

/** More than anybody has: the server takes no higher limit. */
const mostMinor = 100_000_000_000n

/** The amount of a limit as it is typed, or the sentence at its field. */
function useAmountRule(currency: Currency): (text: string) => { sum?: Money; problem?: string } {
  const t = useTranslations('fields')
  const sumText = useSumText()
  const locale = useLocale()
  return (text) => {
    if (text.trim() === '') return { problem: t('required') }
    const sum = readMoney(latinDigits(text).trim(), locale, currency)
    if (sum && sum.minor > 0n && sum.minor <= mostMinor) return { sum }
    return { problem: t('sumRange', { min: sumText(money(1n, currency)), max: sumText(money(mostMinor, currency)) }) }
  }
}

/** A form that was opened by a press goes on where the press was. */
function useFirstFocus(form: { current: HTMLFormElement | null }, isWanted: boolean): void {
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) form.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [form])
}

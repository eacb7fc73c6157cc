import { compare, currencies, fromWire, money, type Money, type WireMoney } from '@ante/kit/money'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button } from '../../ui/button.tsx'
import { useFields, type Values } from '../../ui/use-fields.ts'
import { AmountField } from './amount-field.tsx'
import { useMethodWords } from './method-words.ts'
import { type PointsLoss, PointsLost } from './points-lost.tsx'
import { fieldName, RequisiteFields, requisitesOf, useRequisiteRules } from './requisite-fields.tsx'
import type { Bank, Content, Transaction, WithdrawMethod } from './shapes.ts'
import { mayGrow, useSumRule, wireSum } from './sum-problem.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawConfirm } from './withdraw-confirm.tsx'

export interface WithdrawFormProps {
  method: WithdrawMethod
  available: WireMoney
  owed: WireMoney
  mayCancel: boolean
  banks: readonly Bank[]
  content: Content
  losses: readonly PointsLoss[]
  onDone: (transaction: Transaction) => void
}

/** How much and where to; then a look at it all before it is asked for. What was typed stays through refusals and second thoughts. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { method, available, banks, content, losses } = props
  const t = useTranslations('cashierPages.withdraw')
  const words = useMethodWords(content.paymentMethods)
  const sumText = useSumText()
  const { fields, sum, most, bounds } = useWithdrawFields(method, available, banks)
  const { reviewing, setReviewing, change } = useReview(fields.form)
  const withdrawal = useWithdrawal({
    names: Object.keys(fields.values),
    onDone: props.onDone,
    onRefused: (sentences) => {
      fields.refuse(sentences)
      change()
    },
  })

  function review(event: FormEvent) {
    event.preventDefault()
    withdrawal.forget()
    if (fields.submit()) setReviewing(true)
  }

  if (reviewing && sum) {
    const requisites = requisitesOf(method.requisites, fields.values)
    const send = () =>
      withdrawal.send({
        methodId: method.id,
        method: method.sysname,
        amount: wireSum(sum),
        requisites: JSON.stringify(requisites),
      })
    return (
      <WithdrawConfirm
        method={method}
        sum={sum}
        owed={fromWire(props.owed)}
        mayCancel={props.mayCancel}
        requisites={requisites}
        banks={banks}
        content={content}
        losses={losses}
        problem={withdrawal.problem}
        sending={withdrawal.sending}
        frozen={withdrawal.frozen}
        onSend={({ detail }) => detail < 2 && void send()}
        onChange={change}
      />
    )
  }
  const all = most && { value: String(most.minor / 100n), label: `${t('all')} · ${sumText(most)}` }
  return (
    <form ref={fields.form} onSubmit={review} noValidate className="grid gap-6">
      <AmountField
        {...fields.field('amount')}
        label={t('amount')}
        symbol={
          content.availableCurrency.find(({ code }) => code === method.min.currency)?.symbol ??
          currencies[method.min.currency].symbol
        }
        hint={words.minMax({ ...method, max: bounds.max })}
        choices={all ? [all] : []}
      />
      <RequisiteFields fields={method.requisites} banks={banks} saved={method.saved} field={fields.field} />
      <PointsLost losses={losses} />
      <Button type="submit" size="large" wide>
        {t('review')}
      </Button>
    </form>
  )
}

/** What is typed, judged by the bounds of the method and by what is there. `most` is the largest sum that can go. */
function useWithdrawFields(method: WithdrawMethod, available: WireMoney, banks: readonly Bank[]) {
  const sumRule = useSumRule()
  const requisiteRules = useRequisiteRules()
  const most = largest(fromWire(available), method)
  const bounds = { min: method.min, max: most ? { ...method.max, amount: Number(most.minor / 100n) } : method.max }
  const check = (values: Values) => {
    const { problem: wrong } = sumRule(values['amount'] ?? '', bounds)
    return {
      ...(wrong ? { amount: wrong } : {}),
      ...requisiteRules(method.requisites, values, { banks, saved: method.saved }),
    }
  }
  const fields = useFields(startValues(method), check, 'eager', mayGrow(bounds, useLocale()))
  const { sum } = sumRule(fields.values['amount'] ?? '', bounds)
  return { fields, sum, most, bounds }
}

/** Whether the whole is being looked at; `change` leads back to the fields, at what is wrong or else at the amount. */
function useReview(form: RefObject<HTMLFormElement | null>) {
  const [reviewing, setReviewing] = useState(false)
  const [changing, setChanging] = useState(false)
  useEffect(() => {
    if (!changing) return
    const control = form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? form.current?.querySelector('input')
    control?.focus()
    setChanging(false)
  }, [changing, form])
  const change = () => {
    setReviewing(false)
    setChanging(true)
  }
  return { reviewing, setReviewing, change }
}

/** A card that is the only one need not be chosen. */
const startValues = ({ requisites, saved }: WithdrawMethod): Record<string, string> => ({
  amount: '',
  ...Object.fromEntries(
    requisites.map(({ sysname, type }) => [
      fieldName(sysname),
      type === 'card_number' && saved.length === 1 ? (saved[0]?.masked ?? '') : '',
    ])
  ),
})

/** The largest whole sum that can be paid out by this method now; undefined when not even its smallest can. */
export function largest(available: Money, { min, max }: Pick<WithdrawMethod, 'min' | 'max'>): Money | undefined {
  const capped = compare(available, fromWire(max)) > 0 ? fromWire(max) : available
  const whole = money((capped.minor / 100n) * 100n, capped.currency)
  return compare(whole, fromWire(min)) >= 0 ? whole : undefined
}

import { compare, currencies, type Currency, fromWire, money, type Money, toWire } from '@ante/kit/money'
import { formatShort } from '@ante/kit/money-text'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAttempt } from '../../app/api/use-attempt.ts'
import { DepositLeft, useBeyondLimit } from '../../app/protection/deposit-left.tsx'
import type { Left } from '../../app/protection/limits.ts'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button } from '../../ui/button.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { Picture } from '../../ui/picture.tsx'
import { AmountField } from './amount-field.tsx'
import { keepBackUrl } from './back-url.ts'
import { DepositSummary } from './deposit-summary.tsx'
import { FormLink } from './form-link.tsx'
import { type Failure, useFailure } from './refusals.ts'
import { leaveFor, prepareWindow } from './leave.ts'
import { useMethodWords } from './method-words.ts'
import { fieldName, RequisiteFields, requisitesOf, useRequisiteRules } from './requisite-fields.tsx'
import { FormAlert } from './form-alert.tsx'
import type { Bank, Content, DepositMethod } from './shapes.ts'
import { noOffer, OfferChoice } from './offer-choice.tsx'
import { type Offer, offersFor } from './offers.ts'
import { mayGrow, useSumRule, wireSum } from './sum-problem.ts'

interface Given {
  method: DepositMethod
  banks: readonly Bank[]
  content: Content
  offers: readonly Offer[]
  /** What the player's limits leave. */
  left?: Left | undefined
}

/** What is beyond the limits already cannot come right by typing on. */
const boundsOf = ({ min, max }: DepositMethod, left: Left | undefined) => ({
  min,
  max: left && compare(left.sum, fromWire(max)) < 0 ? toWire(left.sum) : max,
})

/** How much, by this method; then away to the bank. */
export function DepositForm({ method, banks, content, offers, left }: Given) {
  const t = useTranslations('cashierPages.deposit')
  const words = useMethodWords(content.paymentMethods)
  const sumRule = useSumRule()
  const sumText = useSumText()
  const locale = useLocale()
  const requisiteRules = useRequisiteRules()
  const beyond = useBeyondLimit()
  const { currency } = method.min
  const fields = useFields(
    Object.fromEntries(
      ['amount', ...method.requisites.map(({ sysname }) => fieldName(sysname))].map((name) => [name, ''])
    ),
    (values) => {
      const { sum: typed, problem } = sumRule(values['amount'] ?? '', method)
      const wrong = problem ?? (left && typed && compare(typed, left.sum) > 0 ? beyond(left) : undefined)
      return { ...(wrong ? { amount: wrong } : {}), ...requisiteRules(method.requisites, values, { banks, saved: [] }) }
    },
    'eager',
    mayGrow(boundsOf(method, left), locale)
  )
  const { sum } = sumRule(fields.values['amount'] ?? '', method)
  const deposit = useDeposit(method, Object.keys(fields.values), fields.refuse)
  const shown = offersFor(offers, method.sysname)
  const [wanted, setWanted] = useState(useSearchParams()[0].get('offer') ?? noOffer)
  const offer = shown.some(({ id }) => id === wanted) ? wanted : noOffer

  function submit(event: FormEvent) {
    event.preventDefault()
    if (deposit.sending || !fields.submit() || !sum) return
    void deposit.send(sum, requisitesOf(method.requisites, fields.values), offer)
  }

  const within = choicesOf(content, currency).filter(({ value }) => sumRule(value, method).sum)
  const waits = content.defaultStateDepositButton === 'disabled' && !fields.valid
  return (
    <form ref={fields.form} onSubmit={submit} noValidate className="grid gap-6">
      <fieldset disabled={deposit.frozen} className="grid min-w-0 gap-6 disabled:opacity-60">
        <AmountField
          {...fields.field('amount')}
          label={t('amount')}
          symbol={
            content.availableCurrency.find(({ code }) => code === currency)?.symbol ?? currencies[currency].symbol
          }
          hint={words.minMax(method)}
          choices={within}
        />
        <DepositLeft left={left} />
        <RequisiteFields fields={method.requisites} banks={banks} saved={[]} field={fields.field} />
        <OfferChoice offers={shown} chosen={offer} sum={sum} onChoose={setWanted} />
      </fieldset>
      <DepositSummary sum={sum} currency={currency} method={method.sysname} />
      {deposit.problem && (
        <FormAlert text={deposit.problem.text}>
          <FormLink {...deposit.problem} content={content} />
        </FormAlert>
      )}
      <Button type="submit" size="large" wide loading={deposit.sending} disabled={waits}>
        {content.depositButtonIcon && <Picture src={content.depositButtonIcon} width={20} height={20} />}
        {sum ? t('submit', { sum: sumText(sum) }) : t('submitEmpty')}
      </Button>
      <output className="block text-center text-14 text-chalk-3 empty:hidden">{deposit.sending && t('leaving')}</output>
      {method.day_max && (
        <p className="figures text-center text-12 text-chalk-3">
          <DayMax sum={sumText(fromWire(method.day_max))} />
        </p>
      )}
    </form>
  )
}

/** Asks for the deposit and leaves for the bank; a refusal stands at its field and in words. */
function useDeposit(method: DepositMethod, names: readonly string[], refuse: (sentences: Failure['fields']) => void) {
  const t = useTranslations('cashierPages.deposit')
  const failureOf = useFailure(t('unknown'))
  const attempt = useAttempt()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { sending, setSending } = useSending()
  const [problem, setProblem] = useState<Failure['problem']>()
  const send = async (sum: Money, requisites: ReturnType<typeof requisitesOf>, offer: string) => {
    const request = {
      methodId: method.id,
      method: method.sysname,
      amount: wireSum(sum),
      campaign_offer_id: offer,
      requisites: JSON.stringify(requisites),
    }
    setSending(true)
    setProblem(undefined)
    const prepared = prepareWindow(method.type)
    try {
      const started = await attempt.send('cashier.makedeposit', request)
      tellAnalytics('deposit_start', { method: method.sysname })
      keepBackUrl(query.get('backUrl'))
      const here = leaveFor(started, prepared)
      if (here) await navigate(here)
    } catch (error) {
      prepared?.close()
      const failure = failureOf(error, names)
      refuse(failure.fields)
      setProblem(failure.problem)
      setSending(false)
    }
  }
  // What may have been started is asked for again as it was.
  return { send, sending, problem, frozen: attempt.frozen }
}

/** The sums that are offered at a press, whole units each. */
function choicesOf(content: Content, currency: Currency) {
  const amounts = content.depositAmountsList.find((one) => one.currency === currency)?.amounts ?? []
  return amounts.map((whole) => ({
    value: String(whole),
    label: formatShort(money(whole * 100, currency)),
  }))
}

function DayMax({ sum }: { sum: string }) {
  return useTranslations('cashier')('dayMax', { max: sum })
}

/** Back from the bank by the browser's own button the page stands as it was left: it must not go on waiting. */
function useSending() {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSending(false)
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
  return { sending, setSending }
}

import { formatTime, instantOf } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button, buttonClass, ButtonLink } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { movedByItself, outcomeAddress, placeOf } from './outcome.ts'
import type { Transaction } from './shapes.ts'
import { SimulationNote } from './simulation-note.tsx'
import { useTransaction } from './use-transaction.ts'

type Step = NonNullable<Transaction['next']>
type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/**
 * What is to be done for a payment that was started, and how far it has come. The page only shows: when the payment ends, it leads to the outcome, as the
 * server says it.
 */
export function PaymentStep({ transaction: loaded, made }: { transaction: Transaction; made: string }) {
  const t = useTranslations('cashierPages.payment')
  const sumText = useSumText()
  const transaction = useTransaction(loaded)
  const navigate = useNavigate()
  const isOver = transaction.settled_time !== null
  useEffect(() => {
    if (isOver)
      void navigate(placeOf(transaction, 'newWindow') ?? outcomeAddress('pending', transaction.id), {
        replace: true,
        state: movedByItself,
      })
  }, [isOver, transaction, navigate])
  const { next } = transaction
  return (
    <div className="page grid grid-cols-1 justify-items-center gap-5 py-10">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <div className="grid justify-items-center gap-1.5 text-center">
        <h1 className="font-display text-28">{t('title')}</h1>
        <p className="figures text-20 font-semibold">{sumText(fromWire(transaction.amount))}</p>
      </div>
      <section
        className="grid w-[26rem] max-w-full gap-5 rounded-3 border border-line bg-surface-1 p-5"
        aria-label={t('title')}
      >
        {next && <StepView step={next} made={made} />}
      </section>
      <div className="w-[26rem] max-w-full">
        <SimulationNote />
      </div>
      <ButtonLink look="quiet" to="/cashier/deposit">
        {t('another')}
      </ButtonLink>
    </div>
  )
}

function StepView({ step, made }: { step: Step; made: string }) {
  switch (step.kind) {
    case 'redirect':
      return <Onward url={step.url} />
    case 'form_post':
      return <PostForm step={step} />
    case 'iframe':
      return <Frame url={step.url} />
    case 'qr':
      return <Scan step={step} made={made} />
    case 'address':
      return <Send step={step} made={made} />
    case 'code':
      return <Voucher step={step} made={made} />
    case 'done':
      return <Progress progress="confirming" />
  }
}

/** The player came back without having paid: the same page of the provider, once more. */
function Onward({ url }: { url: string }) {
  const t = useTranslations('cashierPages.payment')
  return (
    <>
      <p className="text-14 text-chalk-2">{t('redirect')}</p>
      <a className={buttonClass({})} href={url} rel="noreferrer">
        {t('continue')}
      </a>
    </>
  )
}

/** Sent by itself when it is there; the button is for who stays. */
function PostForm({ step: { url, fields } }: { step: Of<'form_post'> }) {
  const t = useTranslations('cashierPages.payment')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} method="post" action={url} className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-14 text-chalk-2">{t('redirect')}</p>
      <Button type="submit">{t('continue')}</Button>
    </form>
  )
}

function Frame({ url }: { url: string }) {
  const t = useTranslations('cashierPages.payment')
  return (
    <iframe
      src={url}
      title={t('title')}
      className="h-[36rem] w-full rounded-2 border-0 bg-paper"
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}

function Scan({ step, made }: { step: Of<'qr'>; made: string }) {
  const t = useTranslations('cashierPages.payment')
  return (
    <>
      <QrCode text={step.text} label={t('scan')} />
      <p className="text-center text-14 text-chalk-2">{t('scan')}</p>
      <Expiry to={step.expires_time} made={made} />
      <Progress progress={step.progress} />
    </>
  )
}

function Send({ step, made }: { step: Of<'address'>; made: string }) {
  const t = useTranslations('cashierPages.payment')
  const isOpen = step.progress !== 'confirming'
  return (
    <>
      {isOpen && (
        <>
          <QrCode text={step.link} label={t('scan')} />
          <Copied
            name={step.progress === 'partial' ? t('rest') : t('amount')}
            value={step.due.value}
            shown={`${step.due.value} ${step.due.currency}`}
          />
          <Copied name={t('address')} value={step.address} shown={step.address} />
          <p className="text-12 text-chalk-3">{t('exactly', { currency: step.amount.currency })}</p>
          <a className={buttonClass({})} href={step.link} rel="noreferrer">
            {t('openWallet')}
          </a>
          {step.page !== null && (
            <a className={buttonClass({ look: 'plain' })} href={step.page} target="_blank" rel="noopener noreferrer">
              {t('onPage')}
            </a>
          )}
          <Expiry to={step.expires_time} made={made} />
        </>
      )}
      <Progress progress={step.progress} />
    </>
  )
}

function Voucher({ step, made }: { step: Of<'code'>; made: string }) {
  const t = useTranslations('cashierPages.payment')
  return (
    <>
      <Copied name={t('code')} value={step.code} shown={step.code} />
      <p className="text-14 text-chalk-2">{t('codeText')}</p>
      <Expiry to={step.expires_time} made={made} />
      <Progress progress={step.progress} />
    </>
  )
}

/** A text to be copied; where a browser does not copy, it can be marked and copied by hand. */
function Copied({ name, value, shown }: { name: string; value: string; shown: string }) {
  const t = useTranslations('cashierPages.payment')
  const { copy, outcome } = useCopy()
  const isCopied = outcome === 'copied'
  return (
    <div className="grid gap-1">
      <span className="text-12 text-chalk-3">{name}</span>
      <div className="flex items-center gap-2 rounded-2 border border-line bg-surface-2 p-2 ps-3">
        <span className="figures ltr-run grow text-14 break-all select-all">{shown}</span>
        <Button look="quiet" onClick={() => void copy(value)} aria-label={t('copy', { name })}>
          {isCopied ? <Icon name="check" size={18} /> : <Icon name="copy" size={18} />}
        </Button>
      </div>
      <output className="sr-only">{isCopied && t('copied', { name })}</output>
      {outcome === 'failed' && (
        <p role="alert" className="text-12 text-danger">
          {t('copyFailed')}
        </p>
      )}
    </div>
  )
}

function Expiry({ to, made }: { to: string | null; made: string }) {
  const t = useTranslations('cashierPages.payment')
  const timeZone = useTimeZone() ?? 'UTC'
  if (to === null) return null
  return (
    <div className="flex items-center justify-between gap-3 text-14 text-chalk-2">
      <span>{t('expires')}</span>
      <time dateTime={to} className="sr-only">
        {t('until', { time: formatTime(instantOf(to), timeZone) })}
      </time>
      <Countdown to={to} made={made} />
    </div>
  )
}

function Progress({ progress }: { progress: Of<'address'>['progress'] }) {
  const t = useTranslations('cashierPages.payment.progress')
  return (
    <div className="flex items-center gap-3 border-t border-line pt-4" role="status">
      <span className="spinner shrink-0 text-ember" aria-hidden="true" />
      <span className="grid gap-0.5 text-14">
        <span className="font-semibold">{t(`${progress}.title`)}</span>
        <span className="text-chalk-2">{t(`${progress}.text`)}</span>
      </span>
    </div>
  )
}

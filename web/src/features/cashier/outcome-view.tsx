import { fromWire, toWire } from '@ante/kit/money'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { useAccount } from '../../app/session/account.tsx'
import { basenameOf, withoutBase } from '../../app/navigation/paths.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useTotalBalance } from '../../app/session/total-balance.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { forgetBackUrl, readBackUrl } from './back-url.ts'
import { useMethodWords } from './method-words.ts'
import { isWaiting, movedByItself, type OutcomePage, placeOf } from './outcome.ts'
import type { Transaction } from './shapes.ts'
import { Sums } from './sums.tsx'
import { useTransaction } from './use-transaction.ts'

/** SYS-07..12, SYS-16..20. */
const faces: Readonly<Record<OutcomePage, { icon: IconName; to: string; tone: string }>> = {
  success: { icon: 'check', to: '/gamehall', tone: 'bg-baize-soft text-baize' },
  pending: { icon: 'clock', to: '/cashier/history', tone: 'bg-surface-2 text-chalk-2' },
  fail: { icon: 'warning', to: '/cashier/deposit', tone: 'bg-danger-soft text-danger' },
  cancel: { icon: 'close', to: '/cashier/deposit', tone: 'bg-surface-2 text-chalk-2' },
  mobile: { icon: 'lock', to: '/cashier/history', tone: 'bg-cool-soft text-cool' },
  newWindow: { icon: 'expand', to: '/cashier/deposit', tone: 'bg-cool-soft text-cool' },
}

/** The outcome of a payment. Without a transaction the page is only its words; with one it follows it to where it really ends. */
export function OutcomeView({ page, transaction }: { page: OutcomePage; transaction: Transaction | undefined }) {
  return transaction ? (
    <Followed key={`${transaction.id} ${page}`} page={page} transaction={transaction} />
  ) : (
    <Face page={page} transaction={undefined} />
  )
}

function Followed({ page, transaction: loaded }: { page: OutcomePage; transaction: Transaction }) {
  const transaction = useTransaction(loaded)
  const navigate = useNavigate()
  const { refreshBalances } = useAccount()
  const place = placeOf(transaction, page)
  useEffect(() => {
    if (place) void navigate(place, { replace: true, state: movedByItself })
  }, [place, navigate])
  useEffect(() => {
    // The callback may have come while the player was still at the bank, before this page could hear of it.
    if (page === 'success')
      refreshBalances().catch((error: unknown) => console.warn('the balance could not be read', error))
  }, [page, refreshBalances])
  // The state is the server's: an address alone says nothing.
  const arrived = transaction.type === 'deposit' && transaction.status === 'success' ? transaction.id : undefined
  const { method } = transaction
  useEffect(() => {
    if (arrived !== undefined) tellOnce(arrived, method)
  }, [arrived, method])
  return <Face page={page} transaction={transaction} />
}

/** Deposits of which this page has told: it is shown anew while it follows one. */
const told = new Set<string>()
function tellOnce(transaction: string, method: string): void {
  if (told.has(transaction)) return
  told.add(transaction)
  tellAnalytics('deposit_success', { transaction, method })
}

/** A page that came by itself says so to those who cannot see it: its header takes the focus. */
function useAnnouncedHeader() {
  const header = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation() as { state: Partial<typeof movedByItself> | null }
  useEffect(() => {
    if (state?.moved) header.current?.focus()
  }, [state])
  return header
}

function Face({ page, transaction }: { page: OutcomePage; transaction: Transaction | undefined }) {
  const t = useTranslations('cashierPages.outcome')
  const reasons = useTranslations('cashier.reasons')
  const sumText = useSumText()
  const header = useAnnouncedHeader()
  const { icon, to, tone } = faces[page]
  const title =
    page !== 'success'
      ? t(`${page}.title`)
      : transaction
        ? t('success.title', { sum: sumText(fromWire(transaction.amount)) })
        : t('success.plain')
  return (
    <div className="page grid min-h-[64vh] place-content-center justify-items-center gap-4 py-12 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {page === 'pending' ? (
        <span className="spinner size-16! border-[3px]! text-ember" aria-hidden="true" data-testid="loader" />
      ) : (
        <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
          <Icon name={icon} size={30} />
        </span>
      )}
      <div className="grid justify-items-center gap-3" role="status">
        <h1 ref={header} tabIndex={-1} className="font-display text-36 text-balance outline-none">
          {title}
        </h1>
        {transaction?.reason && !isWaiting(page) && (
          <p className="text-16 font-semibold">{reasons(transaction.reason)}</p>
        )}
        <p className="max-w-[48ch] text-16 text-balance text-chalk-2">
          <Description page={page} transaction={transaction} />
        </p>
      </div>
      {transaction && <Facts page={page} transaction={transaction} />}
      {page === 'success' && transaction?.has_offer && <OfferNote />}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {page === 'success' ? (
          <Onward>{t('success.button')}</Onward>
        ) : (
          <ButtonLink to={to}>{t(`${page}.button`)}</ButtonLink>
        )}
        {transaction && page === 'success' && (
          <ButtonLink look="plain" to={`/cashier/receipt?transaction=${transaction.id}`}>
            {t('receipt')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** What it means. Who sends money by hand may send another sum than was asked for, or too late. */
function Description({ page, transaction }: { page: OutcomePage; transaction: Transaction | undefined }) {
  const t = useTranslations('cashierPages.outcome')
  const sumText = useSumText()
  if (page === 'fail' && transaction?.may_arrive_late) return t('fail.late')
  if (page === 'success' && transaction?.asked)
    return t('success.other', {
      asked: sumText(fromWire(transaction.asked)),
      sum: sumText(fromWire(transaction.amount)),
    })
  return t(`${page}.description`)
}

/** CASH-53: which transaction it is about, and after a success what is on the balance now. */
function Facts({ page, transaction: { id, amount, method } }: { page: OutcomePage; transaction: Transaction }) {
  const t = useTranslations('cashierPages.outcome')
  const sumText = useSumText()
  const words = useMethodWords([])
  const { total } = useTotalBalance()
  const lines = [
    ...(page === 'success'
      ? [{ name: t('balance'), value: <Money value={toWire(total)} roll />, strong: true }]
      : [{ name: t('amount'), value: sumText(fromWire(amount)), strong: true }]),
    { name: t('method'), value: words.title(method) },
    { name: t('transaction'), value: id },
  ]
  return (
    <div className="mt-2 w-[22rem] max-w-full rounded-3 border border-line bg-surface-1 p-4 text-start">
      <Sums lines={lines} />
    </div>
  )
}

/** BON-15: a bonus that came with the deposit waits to be activated, and nothing counts before. */
function OfferNote() {
  const t = useTranslations('cashierPages.outcome.success')
  return (
    <div className="mt-2 grid max-w-[48ch] justify-items-center gap-3">
      <p className="text-14 text-balance text-chalk-2">{t('offer')}</p>
      <ButtonLink look="plain" to="/profile/bonuses">
        {t('toBonuses')}
      </ButtonLink>
    </div>
  )
}

/** CASH-57: back to where the payment was asked for; else to the game hall. */
function Onward({ children }: { children: ReactNode }) {
  const t = useTranslations('cashierPages.outcome')
  const { defaultLocale } = useSiteData()
  const { locale } = useRequest()
  const [back, setBack] = useState<string>()
  useEffect(() => setBack(readBackUrl()), [])
  if (!back) return <ButtonLink to="/gamehall">{children}</ButtonLink>
  return (
    <ButtonLink to={withoutBase(back, basenameOf(locale.code, defaultLocale))} onClick={forgetBackUrl}>
      {t('success.back')}
    </ButtonLink>
  )
}

import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import { type ReactNode, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { get } from '../../app/api/client.ts'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import type { historyTypes } from './history-types.ts'
import { useMethodWords } from './method-words.ts'
import type { Content, Transaction } from './shapes.ts'
import { movedSum } from './moved-sum.ts'
import { newer } from './newer.ts'
import { StatusBadge } from './status-badge.tsx'
import { useTransactionNotes } from './transaction-notes.tsx'

/** A list of transactions as they now are; those that are open are asked again where there is no socket. `onNew` hears of others. */
function useLiveTransactions(
  loaded: readonly Transaction[],
  onNew: (news: Transaction) => void
): [readonly Transaction[], (news: Transaction) => void] {
  const [held, setHeld] = useState<{ of: readonly Transaction[]; now: ReadonlyMap<string, Transaction> }>({
    of: loaded,
    now: new Map(),
  })
  const shown = held.of === loaded ? loaded.map((one) => held.now.get(one.id) ?? one) : loaded
  const learn = (news: Transaction) => {
    const first = loaded.find(({ id }) => id === news.id)
    if (!first) return onNew(news)
    setHeld((before) => {
      const now = new Map(before.of === loaded ? before.now : [])
      return { of: loaded, now: now.set(news.id, newer(now.get(news.id) ?? first, news)) }
    })
  }
  useOwnTopic('cashier.transaction', {
    hear: learn,
    poll: async () => {
      for (const { id } of shown.filter(({ settled_time }) => settled_time === null))
        learn(await get('cashier.gettransaction', { transaction_id: id }))
    },
    every: 10_000,
  })
  return [shown, learn]
}

const columns = ['type', 'time', 'status', 'amount', 'balance', 'id'] as const
const atEnd: ReadonlySet<string> = new Set(['amount', 'balance', 'id'])

interface HistoryListProps {
  transactions: readonly Transaction[]
  content: Content
  /** What the list is narrowed to; a new transaction of it appears by itself. */
  type: (typeof historyTypes)[number]
  isFirstPage: boolean
  empty: ReactNode
  /** What can be done with each besides going on with it. */
  actionOf: (id: string) => ReactNode
}

/** CASH-48: kind and method, date, state, amount, running balance, number; what can be done with it at the end. On a phone each is a card. */
export function HistoryList({ transactions: loaded, content, type, isFirstPage, empty, actionOf }: HistoryListProps) {
  const t = useTranslations('cashierPages.history')
  const { revalidate } = useRevalidator()
  const [transactions, learn] = useLiveTransactions(loaded, (news) => {
    if (isFirstPage && (type === 'all' || type === news.type || (type === 'deposit' && news.deposit !== null)))
      void revalidate()
  })
  if (transactions.length === 0) return empty
  return (
    <table className="w-full border-collapse text-14 max-tablet:block">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="max-tablet:sr-only">
        <tr className="border-b border-line text-12 text-chalk-3">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`px-3 py-2.5 font-medium whitespace-nowrap ${atEnd.has(column) ? 'text-end' : 'text-start'}`}
            >
              {t(`columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-tablet:grid max-tablet:gap-2.5">
        {transactions.map((transaction) => (
          <HistoryRow
            key={transaction.id}
            transaction={transaction}
            content={content}
            action={actionOf(transaction.id)}
            onChange={learn}
          />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'px-3 py-3.5 max-tablet:p-0'
const card =
  'max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-start max-tablet:gap-x-4 max-tablet:gap-y-2.5 max-tablet:rounded-3 max-tablet:border max-tablet:bg-surface-1 max-tablet:p-4'
/** Where a card has them: kind and amount, date and balance, state and number, action. */
const place = {
  type: 'max-tablet:col-start-1 max-tablet:row-start-1',
  amount: 'max-tablet:col-start-2 max-tablet:row-start-1',
  time: 'max-tablet:col-start-1 max-tablet:row-start-2',
  balance: 'max-tablet:col-start-2 max-tablet:row-start-2',
  status: 'max-tablet:col-start-1 max-tablet:row-start-3',
  id: 'max-tablet:col-start-2 max-tablet:row-start-3',
}

function HistoryRow({
  transaction,
  content,
  action,
  onChange,
}: {
  transaction: Transaction
  content: Content
  action: ReactNode
  onChange: (now: Transaction) => void
}) {
  const t = useTranslations('cashierPages.history')
  const cashier = useTranslations('cashier')
  const timeZone = useTimeZone() ?? 'UTC'
  const words = useMethodWords(content.paymentMethods)
  const notes = useTransactionNotes()
  const isOpen = transaction.next !== null && transaction.next.kind !== 'done'
  const { id, type, method, time, balance } = transaction
  const sumText = useSumText()
  const { text, tone } = movedSum(transaction)
  const at = instantOf(time)
  return (
    <tr
      className={`border-b border-line align-middle transition-colors tablet:last:border-0 tablet:hover:bg-surface-1 ${card}`}
      data-transaction={id}
    >
      <th scope="row" className={`${cell} ${place.type} text-start font-normal`}>
        <Kind type={cashier(`types.${type}`)} method={words.title(method)} />
      </th>
      <td className={`${cell} ${place.time}`}>
        <time dateTime={time} className="figures ltr-run text-chalk-2">
          {formatDate(at, timeZone)}, <span className="whitespace-nowrap">{formatTime(at, timeZone)}</span>
        </time>
      </td>
      <td className={`${cell} ${place.status}`}>
        <span className="grid justify-items-start gap-1">
          <StatusBadge transaction={transaction} />
          {notes(transaction).map((note) => (
            <span key={note} className="text-12 text-chalk-3">
              {note}
            </span>
          ))}
        </span>
      </td>
      <td className={`${cell} ${place.amount} text-end`}>
        <span className={`figures ltr-run text-16 font-semibold whitespace-nowrap ${tones[tone]}`}>{text}</span>
      </td>
      <td
        className={`${cell} ${place.balance} figures text-end whitespace-nowrap ${balance ? '' : 'max-tablet:hidden'}`}
      >
        {balance && (
          <span className="me-1.5 text-12 text-chalk-3 tablet:hidden" aria-hidden="true">
            {t('columns.balance')}
          </span>
        )}
        {balance ? (
          <span className="ltr-run">{sumText(fromWire(balance))}</span>
        ) : (
          <span className="text-chalk-3" aria-label={t('notMoved')} role="img">
            –
          </span>
        )}
      </td>
      <td className={`${cell} ${place.id} text-end`}>
        <Link
          to={`/cashier/receipt?transaction=${id}`}
          aria-label={t('receiptOf', { id })}
          className="figures ltr-run text-chalk-2 underline decoration-line-strong underline-offset-4 hover:text-chalk tap-room"
        >
          {id}
        </Link>
      </td>
      <td className={`${cell} text-end max-tablet:col-span-2 max-tablet:row-start-4`}>
        <span className="flex flex-wrap justify-end gap-2 max-tablet:pt-2">
          {action}
          {transaction.can_cancel && <CancelWithdrawal transaction={transaction} onChange={onChange} />}
          {isOpen && (
            <ButtonLink look="plain" size="small" to={`/cashier/payment/${id}`} aria-label={t('continueOf', { id })}>
              {t('continue')}
            </ButtonLink>
          )}
        </span>
      </td>
    </tr>
  )
}

const Kind = ({ type, method }: { type: string; method: string }) => (
  <span className="grid gap-0.5">
    <span className="font-semibold">{type}</span>
    <span className="text-12 text-chalk-3">{method}</span>
  </span>
)

const tones = { in: 'text-baize', out: '', still: 'text-chalk-3' }

import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { HistoryRow } from './history-row.tsx'
import type { historyTypes } from './history-types.ts'
import type { Content, Transaction } from './shapes.ts'
import { useLiveTransactions } from './use-live-transactions.ts'

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

import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import { isOpen } from './is-open.ts'
import { useMethodWords } from './method-words.ts'
import { movedSum } from './moved-sum.ts'
import type { Content, Transaction } from './shapes.ts'
import { StatusBadge } from './status-badge.tsx'
import { useTransactionNotes } from './transaction-notes.tsx'

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

/** One transaction of the list. */
export function HistoryRow({
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
  const { id, type, method, time, balance } = transaction
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
      <Balance balance={balance} />
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
          {isOpen(transaction) && (
            <ButtonLink look="plain" size="small" to={`/cashier/payment/${id}`} aria-label={t('continueOf', { id })}>
              {t('continue')}
            </ButtonLink>
          )}
        </span>
      </td>
    </tr>
  )
}

/** What was on the account afterwards; a dash where nothing has moved. */
function Balance({ balance }: Pick<Transaction, 'balance'>) {
  const t = useTranslations('cashierPages.history')
  const sumText = useSumText()
  if (!balance)
    return (
      <td className={`${cell} ${place.balance} figures text-end whitespace-nowrap max-tablet:hidden`}>
        <span className="text-chalk-3" aria-label={t('notMoved')} role="img">
          –
        </span>
      </td>
    )
  return (
    <td className={`${cell} ${place.balance} figures text-end whitespace-nowrap`}>
      <span className="me-1.5 text-12 text-chalk-3 tablet:hidden" aria-hidden="true">
        {t('columns.balance')}
      </span>
      <span className="ltr-run">{sumText(fromWire(balance))}</span>
    </td>
  )
}

const Kind = ({ type, method }: { type: string; method: string }) => (
  <span className="grid gap-0.5">
    <span className="font-semibold">{type}</span>
    <span className="text-12 text-chalk-3">{method}</span>
  </span>
)

const tones = { in: 'text-baize', out: '', still: 'text-chalk-3' }

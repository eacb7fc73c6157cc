import { fromWire, subtract, toWire } from '@ante/kit/money'
import type { Cashback } from '@ante/product/bonuses/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../app/api/client.ts'
import { useAttempt } from '../../app/api/use-attempt.ts'
import { useAccount } from '../../app/session/account.tsx'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { Money } from '../../ui/money.tsx'
import { CashbackLines } from './cashback-lines.tsx'

const tones: Readonly<Record<Cashback['status'], BadgeTone>> = {
  held: 'neutral',
  active: 'info',
  paid_out: 'good',
  removed: 'neutral',
  expired: 'neutral',
}

/** What staff took away was not declined by its player. */
const endOf = ({ status, is_taken_away }: Pick<Cashback, 'status' | 'is_taken_away'>) =>
  status === 'removed' && is_taken_away ? 'taken' : status

/** BON-31: a cashback of the player, until when it waits, and what can be done with it. */
export function CashbackCard({ cashback }: { cashback: Cashback }) {
  const t = useTranslations('bonuses.cashback')
  const { status, amount, description, taken_back: taken } = cashback
  const { sending, problem, receive, remove } = useMoves(cashback)
  return (
    <li
      className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5"
      data-cashback={cashback.id}
      data-status={status}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1.5">
          <div>
            <Badge tone={tones[status]}>{t(`states.${endOf(cashback)}`)}</Badge>
          </div>
          <h2 className="font-display text-22 text-balance">{description.title}</h2>
          <p className="text-14 text-chalk-2">{description.text}</p>
        </div>
        <Money
          value={taken ? toWire(subtract(fromWire(amount), fromWire(taken))) : amount}
          className={`font-display text-28 ${status === 'removed' || status === 'expired' ? 'text-chalk-3' : ''}`}
        />
      </header>
      <When cashback={cashback} />
      {cashback.calculation && <CashbackLines calculation={cashback.calculation} amount={amount} />}
      {cashback.can_receive && (
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            loading={sending === 'payout'}
            disabled={sending !== undefined}
            onClick={() => void receive()}
          >
            <ReceiveText amount={amount} />
          </Button>
          <Button
            look="quiet"
            size="small"
            loading={sending === 'remove'}
            disabled={sending !== undefined}
            onClick={() => void remove()}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
    </li>
  )
}

function ReceiveText({ amount }: Pick<Cashback, 'amount'>) {
  const sumText = useSumText()
  return useTranslations('bonuses.cashback')('receive', { amount: sumText(fromWire(amount)) })
}

function When({ cashback }: { cashback: Cashback }) {
  const { amount, receiving_expired_at, ended_at, taken_back: taken } = cashback
  const status = endOf(cashback)
  const t = useTranslations('bonuses.cashback')
  const sumText = useSumText()
  const dateText = useDateText()
  if (status === 'held') return <p className="text-14 text-chalk-3">{t('held')}</p>
  const at = status === 'active' ? receiving_expired_at : ended_at
  if (!at) return null
  const date = dateText(at, 'time')
  const sum = sumText(fromWire(amount))
  if (taken)
    return (
      <p className="figures text-14 text-chalk-2">
        {t('ended.taken_back', { amount: sum, date, taken: sumText(fromWire(taken)) })}
      </p>
    )
  return (
    <p className="figures text-14 text-chalk-3">
      {status === 'active' ? t('until', { date }) : t(`ended.${status}`, { amount: sum, date })}
    </p>
  )
}

/** BON-37, BON-38: carried out once; the page shows how it is now, also after a refusal. Giving it up is asked about first. */
function useMoves({ id, amount }: Cashback) {
  const t = useTranslations('bonuses.cashback')
  const sumText = useSumText()
  const { refreshBalances } = useAccount()
  const { revalidate } = useRevalidator()
  const attempt = useAttempt()
  const [sending, setSending] = useState<'payout' | 'remove'>()
  const [problem, setProblem] = useState<string>()

  async function send(which: 'payout' | 'remove') {
    setSending(which)
    setProblem(undefined)
    try {
      await attempt.send(`cashbacks.${which}`, { cashback_id: id })
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('failed'))
    }
    refreshBalances().catch((error: unknown) => console.warn('the balance could not be read', error))
    await revalidate()
    setSending(undefined)
  }
  async function remove() {
    const agreed = await dialogs.confirm({
      name: 'cashback-remove',
      title: t('confirm.title'),
      agree: t('confirm.agree'),
      reject: t('confirm.reject'),
      isDestructive: true,
      content: <p className="text-14 text-chalk-2">{t('confirm.text', { amount: sumText(fromWire(amount)) })}</p>,
    })
    if (agreed) await send('remove')
  }
  return { sending, problem, receive: () => send('payout'), remove }
}

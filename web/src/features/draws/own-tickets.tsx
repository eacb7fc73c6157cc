import { fromWire } from '@ante/kit/money'
import type { Draw } from '@ante/product/draws/contract'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../app/api/client.ts'
import { useAttempt } from '../../app/api/use-attempt.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { useAccount } from '../../app/session/account.tsx'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { joined } from './kind.ts'
import { Panel } from './panel.tsx'

/** So many ranges of numbers are written out. */
const rangesShown = 40

/** What the reader has of a raffle, what brings more, and what they are called in its list. */
export function OwnTickets({ draw, onChange }: { draw: Draw; onChange: () => Promise<void> }) {
  const t = useTranslations('draws.tickets')
  const shell = useTranslations('shell')
  const { signedIn } = useAccount()
  const openPopup = usePopup()
  const sumText = useSumText()
  const { number } = useNumberText()
  const { own, status, tickets, tickets_most } = draw
  if (!signedIn || !own)
    return (
      <Panel id="tickets" title={t('title')}>
        <p className="text-14 text-chalk-2">{t('visitor')}</p>
        <Button
          look="plain"
          className="justify-self-start"
          onClick={() => void openPopup('AuthPopup', { view: 'authorization' })}
        >
          {shell('account.login')}
        </Button>
      </Panel>
    )
  const isOpen = status === 'active'
  const listOf = (ranges: typeof own.tickets) =>
    joined(ranges)
      .slice(-rangesShown)
      .map(({ first, last }) => (first === last ? number(first) : `${number(first)}–${number(last)}`))
      .join(', ')
  const voids = own.void_tickets.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  return (
    <Panel id="tickets" title={t('title')}>
      {own.count === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p className="text-18 font-semibold">{t('count', { own: own.count, all: number(tickets) })}</p>
          <p className="figures text-14 wrap-anywhere text-chalk-2">{t('numbers', { list: listOf(own.tickets) })}</p>
        </>
      )}
      {voids > 0 && (
        <p className="text-14 wrap-anywhere text-chalk-2">
          {t('void', { count: voids, list: listOf(own.void_tickets) })}
        </p>
      )}
      {isOpen && own.to_next && (
        <p className="text-14 text-chalk-2">{t('next', { sum: sumText(fromWire(own.to_next)) })}</p>
      )}
      {isOpen && own.count >= (tickets_most ?? 0) && <p className="text-14 text-chalk-2">{t('most')}</p>}
      {own.mark !== null && <p className="text-12 wrap-anywhere text-chalk-3">{t('mark', { mark: own.mark })}</p>}
      {isOpen && own.count < (tickets_most ?? 0) && <BuyForm draw={draw} onChange={onChange} />}
    </Panel>
  )
}

/** Tickets for points: once for each press, with what came of it beside the button. */
function BuyForm({ draw: { id, ticket_points }, onChange }: { draw: Draw; onChange: () => Promise<void> }) {
  const t = useTranslations('draws.buy')
  const common = useTranslations('common')
  const attempt = useAttempt()
  const { refreshBalances } = useAccount()
  const [count, setCount] = useState('1')
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<{ text: string; isBad: boolean }>()
  if (ticket_points === null) return null
  async function buy(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setTold(undefined)
    try {
      const { first, last } = await attempt.send('draws.buytickets', { draw_id: id, count: Number(count) })
      setTold({ text: t('done', { count: last - first + 1, first: String(first), last: String(last) }), isBad: false })
    } catch (error) {
      setTold({ text: error instanceof ApiError ? error.message : common('offline'), isBad: true })
    } finally {
      setBusy(false)
    }
    await Promise.all([onChange(), refreshBalances()]).catch((error: unknown) =>
      console.warn('the tickets could not be read', error)
    )
  }
  return (
    <form onSubmit={(event) => void buy(event)} className="grid gap-3 border-t border-line pt-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-28">
          <Input
            label={t('count')}
            type="number"
            inputMode="numeric"
            min={1}
            max={1000}
            step={1}
            required
            value={count}
            disabled={attempt.frozen}
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
        <Button type="submit" loading={isBusy}>
          {t('button')}
        </Button>
      </div>
      <p className="text-14 text-chalk-3">{t('price', { points: ticket_points })}</p>
      <p role="status" className={`text-14 empty:hidden ${told?.isBad ? 'text-danger' : 'text-baize'}`}>
        {told?.text}
      </p>
    </form>
  )
}

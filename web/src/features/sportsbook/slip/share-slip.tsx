import { formatDate, instantOf } from '@ante/kit/instant'
import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { post } from '../../../app/api/client.ts'
import type { Output } from '../../../app/api/endpoints.ts'
import { tellFailure } from '../../../app/api/tell-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { slipStore, useSlip } from './slip-store.ts'

type Booked = Output<'sportsbook.bookslip'>

/** Puts the slip under a code that others open. With another selection it is another slip. */
export function ShareSlip() {
  const t = useTranslations('booking')
  const { stored } = useSlip()
  const content = stored.slip.items.map(({ marketId, outcome }) => `${marketId}.${outcome}`).join()
  const [booked, setBooked] = useState<Booked>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setBooked(undefined), [content])
  async function share() {
    setBusy(true)
    try {
      const selections = slipStore.get().stored.slip.items.map(({ marketId, outcome, price }) => ({
        market_id: marketId,
        outcome,
        price: price / 1000,
      }))
      setBooked(await post('sportsbook.bookslip', { selections: JSON.stringify(selections) }))
    } catch (error) {
      console.warn('the slip was not shared', error)
      tellFailure('profileChanged', error, t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="-mx-1.5">
      {booked ? (
        <Code booked={booked} />
      ) : (
        <Button look="quiet" size="small" icon="share" loading={isBusy} onClick={() => void share()}>
          {t('share')}
        </Button>
      )}
    </div>
  )
}

function Code({ booked: { code, expires_at: until } }: { booked: Booked }) {
  const t = useTranslations('booking')
  const timeZone = useTimeZone() ?? 'UTC'
  const path = useHref(`/b/${code}`)
  const link = () => new URL(path, window.location.origin).href
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  const { copy, outcome } = useCopy()
  return (
    <output className="grid gap-2 rounded-2 border border-line bg-surface-2 p-3 text-14">
      <span className="text-12 text-chalk-3">{t('sharing')}</span>
      <bdi className="figures text-22 font-semibold tracking-widest select-all">{code}</bdi>
      <span className="text-12 text-chalk-3">{t('until', { date: formatDate(instantOf(until), timeZone) })}</span>
      <span className="flex flex-wrap gap-2">
        <Button
          look="plain"
          size="small"
          icon={outcome === 'copied' ? 'check' : 'copy'}
          onClick={() => void copy(link())}
        >
          {t('copy')}
        </Button>
        {canShare && (
          // Whoever closes the system's sheet has shared nothing, which is no error.
          <Button
            look="plain"
            size="small"
            icon="share"
            onClick={() => void navigator.share({ title: t('code', { code }), url: link() }).catch(() => undefined)}
          >
            {t('send')}
          </Button>
        )}
      </span>
      <span className="sr-only">{outcome === 'copied' && t('copied')}</span>
      {outcome === 'failed' && (
        <>
          <span className="text-12 text-danger">{t('copyFailed')}</span>
          <bdi className="text-12 break-all select-all">{link()}</bdi>
        </>
      )}
    </output>
  )
}

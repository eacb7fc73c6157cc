import { fromWire } from '@ante/kit/money'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { get } from '../../app/api/client.ts'
import { ownAddress, ownCache, type OwnPage } from '../../app/document/installation-rules.ts'
import { useAccount } from '../../app/session/account.tsx'
import { kept, notedPlayer } from '../../app/session/storage.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useTextStore } from '../../app/texts/texts.tsx'
import { useLabels } from '../../features/sportsbook/labels.ts'
import { usePriceText } from '../../features/sportsbook/price-text.ts'
import { slipStore, useSlip } from '../../features/sportsbook/slip/slip-store.ts'
import { useDateText } from '../../ui/date-text.tsx'

const most = 10
const soonMs = 2_000
type Lines = OwnPage['sections'][number]['lines']

/** The latest bets, payments and the slip in words, as they are now. */
function useOwnLines() {
  const bets = useTranslations('bets')
  const cashier = useTranslations('cashier')
  const betting = useTranslations('betting.slip')
  const labels = useLabels()
  const priceText = usePriceText()
  const sumText = useSumText()
  const dateText = useDateText()
  const slip = (): Lines =>
    slipStore.get().stored.slip.items.map(({ marketId, outcome, offer, price }) => {
      const label = slipStore.get().stored.labels[marketId]
      const name = label ? labels.outcome(label.kind, outcome, label.line, label) : labels.short(outcome)
      return [
        label ? `${name} · ${betting('match', { home: label.home, away: label.away })}` : name,
        priceText.odds(offer.price ?? price),
      ]
    })
  const ofBets = async (): Promise<Lines> =>
    (await get('sportsbook.getbets', { count: most })).items.map(({ placed_at: at, legs, state, stake }) => {
      const matches = legs.map(({ home, away }) => betting('match', { home, away })).join(', ')
      return [`${dateText(at, 'time')} · ${matches} · ${bets(`states.${state}`)}`, sumText(fromWire(stake))]
    })
  const ofPayments = async (): Promise<Lines> =>
    (await get('cashier.gethistory', { count: most })).items.map(({ time: at, type, status, amount }) => [
      `${dateText(at, 'time')} · ${cashier(`types.${type}`)} · ${cashier(`statuses.${status}`)}`,
      sumText(fromWire(amount)),
    ])
  return { slip, ofBets, ofPayments }
}

const texts = ['push', 'bets', 'betting', 'cashier'] as const

/** In the installed site: keeps what its player may want to read without a connection. Shows nothing; it goes with the sign-out. */
export default function KeptOffline() {
  const store = useTextStore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    void store.ensure(texts).then(() => {
      if (!isGone) setReady(texts.every((area) => store.get()[area]))
    })
    return () => {
      isGone = true
    }
  }, [store])
  return isReady ? <Keeper /> : null
}

/** Once a page and once a slip: nothing is asked while nobody does anything, or the session would never end by itself. */
function Keeper() {
  const t = useTranslations('push.kept')
  const { info } = useAccount()
  const { pathname } = useLocation()
  const dateText = useDateText()
  const lines = useOwnLines()
  const { stored } = useSlip()
  const keep = async () => {
    const [bets, payments] = await Promise.all([lines.ofBets(), lines.ofPayments()])
    // Whoever has signed out meanwhile leaves nothing behind.
    if (notedPlayer(kept('player')) !== String(info.uid)) return
    const now = new Date()
    const page: OwnPage = {
      uid: info.uid,
      savedAt: now.getTime(),
      note: t('note', { time: dateText(now.toISOString(), 'time') }),
      sections: [
        { title: t('slip'), lines: lines.slip() },
        { title: t('bets'), lines: bets },
        { title: t('payments'), lines: payments },
      ].filter((section) => section.lines.length > 0),
    }
    await (await caches.open(ownCache)).put(ownAddress, Response.json(page))
  }
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  const content = stored.slip.items.map(({ marketId, outcome }) => `${marketId}.${outcome}`).join()
  useEffect(() => {
    const timer = setTimeout(() => {
      latest.current().catch((error: unknown) => console.warn('nothing was kept for offline use', error))
    }, soonMs)
    return () => clearTimeout(timer)
  }, [content, pathname])
  return null
}

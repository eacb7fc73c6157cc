import { fromWire, type Money, sum } from '@ante/kit/money'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { betAttempts, type PlannedBet, plannedBets } from './planned-bet.ts'
import { type Trouble, usePlacementResult, useSlip } from './slip-store.ts'

const none: ReturnType<typeof betAttempts.snapshot> = {}

/** What a press of the button would send, what it would cost, and what stands in the way. */
export function usePlannedBets(limits: SlipLimits) {
  const { stored } = useSlip()
  const { info, signedIn, balances } = useAccount()
  const attempts = useSyncExternalStore(betAttempts.subscribe, betAttempts.snapshot, () => none)
  const bets = plannedBets(stored, attempts[String(info.uid)], limits, useLocale())
  // Those with a new price too: pressing the button, which says so, accepts it.
  const willing = bets.filter(
    ({ request, preview: { trouble, stake } }) => request || (trouble === 'price_changed' && stake)
  )
  const stakesOf = (some: readonly PlannedBet[]): Money =>
    sum(
      some.flatMap(({ preview, isFree }) => (isFree ? [] : (preview.stake ?? []))),
      limits.stakeMin.currency
    )
  // The stake of what may have been taken may have left the balance already.
  const fresh = stakesOf(willing.filter(({ unanswered }) => !unanswered))
  return {
    bets,
    count: willing.length,
    stakes: stakesOf(willing),
    accepting: willing.some(({ request }) => !request),
    short: signedIn && fresh.minor > fromWire(balances.balance_main).minor,
    troubles: useTroubles(bets),
  }
}

/** By draft: why it was not placed, or that we do not know whether it was. */
function useTroubles(bets: readonly PlannedBet[]): Readonly<Record<string, Trouble>> {
  const t = useTranslations('betting.slip')
  const sumText = useSumText()
  const { sending } = useSlip()
  const { troubles } = usePlacementResult()
  if (sending) return troubles
  const unknown = bets.flatMap(({ draft, unanswered }) =>
    unanswered ? [[draft.id, { kind: 'unknown', text: t('unknown', { sum: sumText(unanswered) }) }] as const] : []
  )
  return { ...Object.fromEntries(unknown), ...troubles }
}

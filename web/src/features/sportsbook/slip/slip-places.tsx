import { fromWire } from '@ante/kit/money'
import { limitsOf } from '@ante/product/sportsbook/rules/slip'
import { useCallback, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Output } from '../../../app/api/endpoints.ts'
import { useAccount } from '../../../app/session/account.tsx'
import type { SettingsOf } from '../../../app/document/settings.ts'
import { PopupsContext, usePopup } from '../../../app/popups/popups.ts'
import { dialogs } from '../../../ui/dialog/store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useKeptFocus } from '../../../ui/kept-focus.ts'
import { usePriceText } from '../price-text.ts'
import { Grip } from './grip.tsx'
import { draftsOf, previewOf } from './draft.ts'
import { SlipPanel, type SlipRules } from './slip-panel.tsx'
import { slipStore, usePlacementResult, useSlip } from './slip-store.ts'
import { slipId } from './to-slip.tsx'
import { useSlipPrices } from './use-slip-prices.ts'

/** The limits of a bet, the market's among them; where they could not be read those of the settings, in the currency of the account: the stake that is typed is a sum of that. */
export function useSlipRules(settings: SettingsOf<'sportsbook'>, told: ToldLimits | undefined): SlipRules {
  const { currency } = useAccount().balances.balance_main
  return useMemo(
    () => ({ limits: told?.stake_max.currency === currency ? limitsIn(told) : limitsOf(settings, currency) }),
    [settings, told, currency]
  )
}

type ToldLimits = Output<'sportsbook.getlimits'>['limits']
const limitsIn = (told: ToldLimits): SlipRules['limits'] => ({
  stakeMin: fromWire(told.stake_min),
  stakeMax: fromWire(told.stake_max),
  payoutMax: fromWire(told.payout_max),
  legsMax: told.legs_max,
})

/** Desktop: the slip beside the board, always in sight. */
export function SlipColumn({ rules }: { rules: SlipRules }) {
  useSlipPrices()
  // What changes in the slip is drawn below; this part must hear of it to keep the focus.
  useSlip()
  const part = useKeptFocus<HTMLElement>()
  return (
    <section
      ref={part}
      id={slipId}
      tabIndex={-1}
      aria-labelledby="slip-title"
      className="grid gap-4 rounded-3 border border-line bg-surface-1 p-4"
    >
      <SlipHead id="slip-title" />
      <SlipPanel rules={rules} />
    </section>
  )
}

function SlipHead({ id }: { id?: string | undefined }) {
  const t = useTranslations('betting.slip')
  const { stored, sending } = useSlip()
  const count = stored.slip.items.length
  return (
    <div className="flex min-h-9 items-center justify-between gap-3">
      <h2 id={id} className="flex items-center gap-2 text-16 font-semibold">
        {t('title')}
        {count > 0 && (
          <span className="figures grid h-5.5 min-w-5.5 place-items-center rounded-full bg-ember px-1.5 text-12 font-semibold text-on-ember">
            {count}
          </span>
        )}
      </h2>
      {count > 0 && (
        <button
          type="button"
          disabled={sending}
          onClick={() => slipStore.dispatch({ type: 'clear' })}
          className="min-h-9 pointer-coarse:min-h-11 rounded-1 px-1.5 text-14 text-chalk-3 hover:text-chalk"
        >
          {t('clear')}
        </button>
      )}
    </div>
  )
}

const sheetName = 'bet-slip'

/** Phone and tablet: a bar above the bottom bar, from which the slip rises. */
export function SlipBar({ rules }: { rules: SlipRules }) {
  const t = useTranslations('betting.slip')
  const { stored } = useSlip()
  const { placed } = usePlacementResult()
  const openPopup = usePopup()
  const priceText = usePriceText()
  const locale = useLocale()
  const count = stored.slip.items.length
  const open = useCallback(() => {
    dialogs.open({
      name: sheetName,
      title: t('title'),
      bare: true,
      size: 'small',
      // The sheet stands outside of the frame, which knows how popups are opened.
      content: (
        <PopupsContext value={openPopup}>
          <Sheet rules={rules} />
        </PopupsContext>
      ),
    })
  }, [t, rules, openPopup])
  if (count === 0 && placed.length === 0) return null
  const drafts = draftsOf(stored)
  const joined = drafts[0]?.id === 'all' || drafts.length === 1 ? drafts[0] : undefined
  const price = joined && previewOf(joined, stored.slip, rules.limits, locale).price
  return (
    <div
      data-over-bar
      className="fixed inset-x-0 bottom-(--bar) z-30 px-3 pb-3 laptop:hidden"
      style={{ paddingBottom: 'max(0.75rem, var(--edge-bottom))' }}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="dialog-rise flex h-13 w-full items-center gap-3 rounded-3 bg-ember px-4 text-on-ember shadow-3"
      >
        <Icon name="ticket" size={22} />
        <span aria-hidden="true" className="text-16 font-semibold">
          {t('title')}
        </span>
        <span className="sr-only">{t('open', { count })}</span>
        {count > 0 && (
          <span
            aria-hidden="true"
            className="figures grid h-6 min-w-6 place-items-center rounded-full bg-on-ember px-1.5 text-14 font-semibold text-ember"
          >
            {count}
          </span>
        )}
        {price && <span className="figures ltr-run ms-auto text-16 font-semibold">{priceText.total(price)}</span>}
      </button>
    </div>
  )
}

function Sheet({ rules }: { rules: SlipRules }) {
  const t = useTranslations('betting.slip')
  useSlipPrices()
  useSlip()
  const part = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={t('title')} className="grid gap-4 p-4 pt-6">
      <Grip onClose={() => dialogs.closeByName(sheetName)} />
      <div className="pe-12">
        <SlipHead />
      </div>
      <SlipPanel rules={rules} />
    </div>
  )
}

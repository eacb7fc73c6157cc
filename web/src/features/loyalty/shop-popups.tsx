import type { Messages } from '@ante/texts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'

export interface ShopProduct {
  title: string
  points: number
}

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    LoyaltyShopPopupConfirm: ShopProduct & { onBuy: () => Promise<void> }
    /** `left`: the points after it. `tournament`: the id of the one that it is an entry for. */
    LoyaltyShopPopupBuy: ShopProduct & { left: number; tournament?: string | null }
    LoyaltyShopInsufficientFundsPopup: ShopProduct & { have: number }
  }
}

type Made = Omit<DialogOptions, 'name'>

/** DLG-27: before points are spent. */
export const shopConfirm = (options: PopupOptions['LoyaltyShopPopupConfirm'], messages: Partial<Messages>): Made => ({
  title: messages.popups?.shop.confirmTitle ?? '',
  content: <Confirm {...options} />,
})

function Confirm({ title, points, onBuy }: PopupOptions['LoyaltyShopPopupConfirm']) {
  const t = useTranslations('popups.shop')
  const common = useTranslations('common')
  const [sending, setSending] = useState(false)
  const buy = async () => {
    setSending(true)
    await onBuy().finally(() => dialogs.closeByName('LoyaltyShopPopupConfirm', { immediate: true, result: true }))
  }
  return (
    <DialogBody
      text={t('confirmText', { title, points })}
      actions={
        <>
          <Button look="quiet" onClick={() => dialogs.closeByName('LoyaltyShopPopupConfirm')}>
            {common('reject')}
          </Button>
          <Button loading={sending} onClick={() => void buy()}>
            {t('buy')}
          </Button>
        </>
      }
    />
  )
}

/** DLG-28: what was bought. */
export const shopBought = (options: PopupOptions['LoyaltyShopPopupBuy'], messages: Partial<Messages>): Made => ({
  title: messages.popups?.shop.boughtTitle ?? '',
  content: <Bought {...options} />,
})

function Bought({ title, points, left, tournament }: PopupOptions['LoyaltyShopPopupBuy']) {
  const t = useTranslations('popups.shop')
  const loyalty = useTranslations('loyalty.shop')
  const { number } = useNumberText()
  return (
    <DialogBody
      text={t('boughtText', { title })}
      actions={
        <>
          {tournament && (
            <LeaveTo popup="LoyaltyShopPopupBuy" to={`/tournaments/${tournament}`}>
              {t('toTournament')}
            </LeaveTo>
          )}
          <Button look={tournament ? 'quiet' : 'main'} onClick={() => dialogs.closeByName('LoyaltyShopPopupBuy')}>
            {t('done')}
          </Button>
        </>
      }
    >
      <dl className="figures grid gap-2 text-14">
        <div className="flex justify-between gap-4">
          <dt className="text-chalk-2">{loyalty('spent')}</dt>
          <dd className="ltr-run font-semibold">−{number(points)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-chalk-2">{loyalty('now')}</dt>
          <dd className="font-semibold">{number(left)}</dd>
        </div>
      </dl>
    </DialogBody>
  )
}

/** DLG-29: too few points for it. */
export const shopTooFew = (
  options: PopupOptions['LoyaltyShopInsufficientFundsPopup'],
  messages: Partial<Messages>
): Made => ({
  title: messages.popups?.shop.fewTitle ?? '',
  content: <TooFew {...options} />,
})

function TooFew({ title, points, have }: PopupOptions['LoyaltyShopInsufficientFundsPopup']) {
  const t = useTranslations('popups.shop')
  const { number } = useNumberText()
  return (
    <DialogBody
      text={t('fewText', { title, points, have: number(have) })}
      actions={
        <LeaveTo popup="LoyaltyShopInsufficientFundsPopup" to="/loyalty">
          {t('toRewards')}
        </LeaveTo>
      }
    />
  )
}

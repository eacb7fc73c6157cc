import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import type { WireMoney } from '@ante/kit/money'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { useDateText } from '../../ui/date-text.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import type { DialogOptions } from '../../ui/dialog/store.ts'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    /** `closed` keeps the id as seen (BON-35). */
    UnseenCashbackPopup: { amount: WireMoney; until: string | null; isPaid: boolean; closed?: () => void }
  }
}

/** DLG-22: a cashback that its player has not seen yet. */
export const unseenCashback = (
  options: PopupOptions['UnseenCashbackPopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.popups?.unseenCashback.title ?? '',
  closed: () => options.closed?.(),
  content: <Cashback {...options} />,
})

function Cashback({ amount, until, isPaid }: PopupOptions['UnseenCashbackPopup']) {
  const t = useTranslations('popups.unseenCashback')
  const dateText = useDateText()
  return (
    <DialogBody
      text={isPaid ? t('paid') : t('text')}
      actions={
        <LeaveTo popup="UnseenCashbackPopup" to="/profile/cashback">
          {t('action')}
        </LeaveTo>
      }
    >
      <div className="-order-1 grid justify-items-center gap-3">
        <Picture name="promotions/cashback" width={211} height={132} className="rounded-3" />
        <Money value={amount} className="font-display text-28" />
      </div>
      {until && <p className="figures text-14">{t('until', { date: dateText(until, 'time') })}</p>}
    </DialogBody>
  )
}

import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { useDateText } from '../../ui/date-text.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import type { DialogOptions } from '../../ui/dialog/store.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    /** `closed` keeps the id as seen (BON-35). */
    UnseenCashbackPopup: { text?: string; until: string | null; closed?: () => void }
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

function Cashback({ text, until }: PopupOptions['UnseenCashbackPopup']) {
  const t = useTranslations('popups.unseenCashback')
  const dateText = useDateText()
  return (
    <DialogBody
      text={text ?? t('text')}
      actions={
        <LeaveTo popup="UnseenCashbackPopup" to="/profile/cashback">
          {t('action')}
        </LeaveTo>
      }
    >
      {until && <p className="figures text-14">{t('until', { date: dateText(until, 'time') })}</p>}
    </DialogBody>
  )
}

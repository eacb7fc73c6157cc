import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import type { DialogOptions } from '../../ui/dialog/store.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    SumsubPopup: Record<never, never>
  }
}

/** DLG-23: an identity check is asked for. */
export const sumsubDialog = (
  _: PopupOptions['SumsubPopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.popups?.sumsub.title ?? '',
  content: <Sumsub />,
})

function Sumsub() {
  const t = useTranslations('popups.sumsub')
  return (
    <DialogBody
      text={t('text')}
      actions={
        <LeaveTo popup="SumsubPopup" to="/profile/verification">
          {t('action')}
        </LeaveTo>
      }
    />
  )
}

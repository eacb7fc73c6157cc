import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import type { DialogOptions } from '../../ui/dialog/store.ts'
import { type DormancyNotice, useDormancyWords } from './dormancy-words.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    /** `closed` keeps it as told; the note on the pages of the profile stays until it is put away. */
    DormancyPopup: { notice: DormancyNotice; closed?: () => void }
  }
}

/** What became of an account while its player was away. */
export const dormancyDialog = (
  { notice, closed }: PopupOptions['DormancyPopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.profile?.dormancy.label ?? '',
  closed: () => closed?.(),
  content: <Dormancy {...notice} />,
})

function Dormancy(notice: DormancyNotice) {
  const t = useTranslations('profile.dormancy')
  const { sinceText, what, isGone } = useDormancyWords(notice)
  return (
    <DialogBody
      text={`${sinceText} ${what}`}
      actions={
        isGone && (
          <LeaveTo popup="DormancyPopup" to="/support">
            {t('support')}
          </LeaveTo>
        )
      }
    />
  )
}

import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { DialogBody } from '../../ui/dialog/dialog-body.tsx'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    LoyaltyQuestPopup: { title: string; text: string; done: number; goal: number; reward: string }
  }
}

/** DLG-30: a quest: what is to be done, how far it is, what it gives. */
export const questDialog = (options: PopupOptions['LoyaltyQuestPopup']): Omit<DialogOptions, 'name'> => ({
  title: options.title,
  content: <Quest {...options} />,
})

function Quest({ text, done, goal, reward }: PopupOptions['LoyaltyQuestPopup']) {
  const t = useTranslations('popups.quest')
  return (
    <DialogBody
      text={text}
      actions={<Button onClick={() => dialogs.closeByName('LoyaltyQuestPopup')}>{t('close')}</Button>}
    >
      <Progress
        value={done}
        max={goal}
        label={t('title')}
        note={
          <>
            <span>{t('progress', { done: String(done), goal: String(goal) })}</span>
            <span>{t('reward', { reward })}</span>
          </>
        }
      />
    </DialogBody>
  )
}

import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Button } from '../../ui/button.tsx'
import { useShortDay } from '../../ui/date-text.tsx'
import { Progress } from '../../ui/progress.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    LoyaltyQuestPopup: {
      title: string
      text: string
      done: number
      goal: number
      reward: number
      /** What comes with the points. */ gift?: string | undefined
      /** The day on which it begins anew. */ endsOn?: string | null
      /** Where something of it is still to be seen. */ page?: string | undefined
    }
  }
}

/** DLG-30: a quest: what is to be done, how far it is, what it gives. */
export const questDialog = (options: PopupOptions['LoyaltyQuestPopup']): Omit<DialogOptions, 'name'> => ({
  title: options.title,
  content: <Quest {...options} />,
})

function Quest({ text, done, goal, reward, gift, endsOn, page }: PopupOptions['LoyaltyQuestPopup']) {
  const t = useTranslations('popups.quest')
  const loyalty = useTranslations('loyalty.quests')
  const shortDay = useShortDay()
  const { number } = useNumberText()
  return (
    <DialogBody
      text={text}
      actions={
        <>
          <Button look={page ? 'quiet' : 'main'} onClick={() => dialogs.closeByName('LoyaltyQuestPopup')}>
            {t('close')}
          </Button>
          {page && (
            <LeaveTo popup="LoyaltyQuestPopup" to={page}>
              {loyalty('go')}
            </LeaveTo>
          )}
        </>
      }
    >
      <Progress
        value={done}
        max={goal}
        label={t('title')}
        note={
          <>
            <span>{t('progress', { done: number(done), goal: number(goal) })}</span>
            <span>{t('reward', { points: reward })}</span>
          </>
        }
      />
      {gift && <p className="figures text-14">{gift}</p>}
      {endsOn && <p className="text-12 text-chalk-3">{loyalty('ends', { day: shortDay(endsOn) })}</p>}
    </DialogBody>
  )
}

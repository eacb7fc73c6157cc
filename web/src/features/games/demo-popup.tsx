import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    DemoModePopup: { signedIn: boolean; sysname: string }
  }
}

/** DLG-24, DLG-25: what play for fun is, with the way to play for money and the way on. */
export const demoDialog = (
  options: PopupOptions['DemoModePopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.popups?.demoMode.title ?? '',
  content: <Demo {...options} />,
})

function Demo({ signedIn, sysname }: PopupOptions['DemoModePopup']) {
  const t = useTranslations('popups.demoMode')
  const game = `/game/${sysname}#real`
  return (
    <DialogBody
      text={t('text')}
      actions={
        <>
          {signedIn ? (
            <Button look="plain" onClick={() => dialogs.closeByName('DemoModePopup')}>
              {t('stay')}
            </Button>
          ) : (
            // A visitor is told when the game has been left.
            <LeaveTo popup="DemoModePopup" look="plain" to={`/game/${sysname}`}>
              {t('stay')}
            </LeaveTo>
          )}
          <LeaveTo popup="DemoModePopup" to={signedIn ? `/cashier/deposit?backUrl=${encodeURIComponent(game)}` : game}>
            {t('real')}
          </LeaveTo>
        </>
      }
    />
  )
}

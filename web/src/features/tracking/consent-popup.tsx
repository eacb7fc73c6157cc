import type { ConsentCategory } from '@ante/kit/consent'
import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import type { Messages } from '@ante/texts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { consentNow, isConsented, isPrivate } from '../../app/session/consent.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody } from '../../ui/dialog/dialog-body.tsx'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'
import { Switch } from '../../ui/switch.tsx'
import { toasts } from '../../ui/toast.tsx'
import { useAnswer } from './use-answer.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    ConsentPopup: { settings: TrackingPageSettings; closed?: () => void }
  }
}

/** What a person lets the site use of what it could do without. */
export const consentDialog = (
  { settings, closed }: PopupOptions['ConsentPopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.consent?.title ?? '',
  size: 'medium',
  closed: () => closed?.(),
  content: <Choices settings={settings} />,
})

function Choices({ settings }: { settings: TrackingPageSettings }) {
  const t = useTranslations('consent')
  const { used } = settings.consent
  const [chosen, setChosen] = useState<Readonly<Partial<Record<ConsentCategory, boolean>>>>(() =>
    Object.fromEntries(used.map(({ category }) => [category, isConsented(category)]))
  )
  const { isSending, problem, answer } = useAnswer(used, 'choices')
  async function save(answers: typeof chosen) {
    if (!(await answer(answers))) return
    dialogs.closeByName('ConsentPopup', { immediate: true, result: true })
    toasts.tell('consentKept', t('kept'), { tone: 'good' })
  }
  const all = (yes: boolean) => Object.fromEntries(used.map(({ category }) => [category, yes]))
  return (
    <DialogBody
      text={t('about')}
      actions={
        <>
          <Button look="plain" loading={isSending} onClick={() => void save(all(false))}>
            {t('refuse')}
          </Button>
          <Button look="plain" loading={isSending} onClick={() => void save(all(true))}>
            {t('accept')}
          </Button>
          <Button look="main" loading={isSending} onClick={() => void save(chosen)}>
            {t('save')}
          </Button>
        </>
      }
    >
      {isPrivate() && consentNow() === undefined && <p className="text-14 text-chalk-2">{t('private')}</p>}
      <ul className="grid divide-y divide-line rounded-2 border border-line">
        <li className="grid gap-1 p-4">
          <p className="flex items-center justify-between gap-4 text-14 font-semibold">
            {t('needed.title')} <span className="text-12 font-normal text-chalk-3">{t('needed.always')}</span>
          </p>
          <p className="text-14 text-chalk-2">{t('needed.text')}</p>
        </li>
        {used.map(({ category, vendors }) => (
          <li key={category} className="grid gap-1 px-4 py-2">
            <Switch
              label={<span className="font-semibold text-chalk">{t(`${category}.title`)}</span>}
              checked={chosen[category] ?? false}
              onChange={(event) => setChosen({ ...chosen, [category]: event.target.checked })}
            />
            <p className="pb-2 text-14 text-chalk-2">
              {t(`${category}.text`)} {vendors.length > 0 && t('by', { vendors: vendors.join(', ') })}
            </p>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
    </DialogBody>
  )
}

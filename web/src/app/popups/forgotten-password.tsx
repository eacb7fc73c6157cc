import { useTranslations } from 'use-intl'
import { usePopup } from './popups.ts'

/** Beside the present password: who came by a service may never have set one, and a letter or a text message sets it without logging out. */
export function ForgottenPassword() {
  const t = useTranslations('auth')
  const openPopup = usePopup()
  return (
    <button
      type="button"
      onClick={() => void openPopup('AuthPopup', { view: 'restore' })}
      className="-mt-2 min-h-11 justify-self-start rounded-1 text-start text-14 font-semibold text-ember underline-offset-4 hover:underline"
    >
      {t('noPassword')}
    </button>
  )
}

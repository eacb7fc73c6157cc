import { useTranslations } from 'use-intl'
import { usePopup } from '../../app/popups/popups.ts'
import { toasts } from '../../ui/toast.tsx'

/** At the foot of each page: to take an answer back is as easy as to give it. */
export function PrivacyChoices({ className }: { className: string }) {
  const t = useTranslations('shell.footer')
  const common = useTranslations('common')
  const openPopup = usePopup()
  const open = async () => {
    try {
      const { readTracking } = await import('../../app/session/consent.ts')
      await openPopup('ConsentPopup', { settings: await readTracking() })
    } catch {
      toasts.tell('popupNotLoaded', common('offline'), { tone: 'bad' })
    }
  }
  return (
    <button type="button" className={className} onClick={() => void open()}>
      {t('privacy')}
    </button>
  )
}

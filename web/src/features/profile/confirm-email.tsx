import { useTranslations } from 'use-intl'
import { useEmailConfirmation } from '../../app/confirm-email.tsx'
import { Button } from '../../ui/button.tsx'

export function ConfirmEmail({ contact }: { contact: string }) {
  const t = useTranslations('profile.settings')
  const ask = useEmailConfirmation()
  return (
    <Button look="plain" size="small" onClick={() => void ask(contact)}>
      {t('confirm')}
    </Button>
  )
}

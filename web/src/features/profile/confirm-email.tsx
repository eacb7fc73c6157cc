import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useEmailConfirmation } from '../../app/session/confirm-email.tsx'
import { Button } from '../../ui/button.tsx'

export function ConfirmEmail({ contact }: { contact: string }) {
  const t = useTranslations('profile.settings')
  const ask = useEmailConfirmation()
  const { info } = useAccount()
  return (
    <Button look="plain" size="small" onClick={() => void ask(contact, info.uid)}>
      {t('confirm')}
    </Button>
  )
}

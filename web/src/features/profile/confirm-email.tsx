import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/account.tsx'
import { useEmailConfirmation } from '../../app/confirm-email.tsx'
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

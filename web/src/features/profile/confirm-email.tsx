import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api.ts'
import { useConfirm } from '../../app/confirms.tsx'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toast.tsx'

/** PROF-30: asks first, then sends the letter with the link. */
export function ConfirmEmail({ contact }: { contact: string }) {
  const t = useTranslations('profile.settings')
  const common = useTranslations('common')
  const confirm = useConfirm()
  async function ask() {
    if (!(await confirm('confirmEmail', { contact }))) return
    try {
      await post('account.sendconfirmationtocontact', { contact })
      toasts.show('confirm', t('confirmSent', { contact }))
    } catch (error) {
      toasts.show('confirm', error instanceof ApiError ? error.message : common('offline'), { tone: 'bad' })
    }
  }
  return (
    <Button look="plain" size="small" onClick={() => void ask()}>
      {t('confirm')}
    </Button>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../../app/api/client.ts'
import { Switch } from '../../../ui/switch.tsx'
import { toasts } from '../../../ui/toast.tsx'
import type { Contact } from './contacts.ts'

/** PROF-29, PROF-37: news to one contact, saved when it is moved. What could not be saved goes back. */
export function NewsSwitch({ contact: { contact, is_subscribed }, shown }: { contact: Contact; shown: string }) {
  const t = useTranslations('profile.notification')
  const common = useTranslations('common')
  const [isOn, setIsOn] = useState(is_subscribed)

  async function choose(on: boolean) {
    setIsOn(on)
    try {
      await post('account.changeSubscription', { contact, subscription: on ? '1' : '0' })
      toasts.tell('profileChanged', t('saved'))
    } catch (error) {
      setIsOn(!on)
      toasts.tell('profileChanged', error instanceof ApiError ? error.message : common('offline'), { tone: 'bad' })
    }
  }
  return (
    <Switch
      checked={isOn}
      onChange={(event) => void choose(event.target.checked)}
      label={t('on', { contact: shown })}
    />
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { Switch } from '../../ui/switch.tsx'
import { toasts } from '../../ui/toast.tsx'

type Contact = Output<'account.getprofileinfo'>['contacts'][number]

/** PROF-37: news for each contact, saved when it is ticked. A tick that could not be saved goes back. */
export function NewsChoice({ contacts }: { contacts: readonly Contact[] }) {
  const t = useTranslations('profile.notification')
  const common = useTranslations('common')
  const [chosen, setChosen] = useState(
    () => new Map(contacts.map(({ contact, is_subscribed }) => [contact, is_subscribed]))
  )
  const set = (contact: string, on: boolean) => setChosen((before) => new Map([...before, [contact, on]]))

  async function choose(contact: string, on: boolean) {
    set(contact, on)
    try {
      await post('account.changeSubscription', { contact, subscription: on ? '1' : '0' })
      toasts.tell('profileChanged', t('saved'))
    } catch (error) {
      set(contact, !on)
      toasts.tell('profileChanged', error instanceof ApiError ? error.message : common('offline'), { tone: 'bad' })
    }
  }

  return (
    <section className="grid gap-3 rounded-3 border border-line bg-surface-1 p-5">
      <p className="text-14 text-chalk-2">{t('text')}</p>
      {contacts.map(({ contact }) => (
        <Switch
          key={contact}
          checked={chosen.get(contact) ?? false}
          onChange={(event) => void choose(contact, event.target.checked)}
          label={t('on', { contact })}
        />
      ))}
    </section>
  )
}

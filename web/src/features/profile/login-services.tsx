import { type FormEvent, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { ForgottenPassword } from '../../app/popups/forgotten-password.tsx'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { toasts } from '../../ui/toast.tsx'
import { useFields } from '../../ui/use-fields.ts'

type Service = Output<'account.getLoginServices'>['services'][number]
const nameOf = ({ service }: Service): string => service.charAt(0).toUpperCase() + service.slice(1)

/** Which services and apps open the account; each can be unlinked with the password. */
export function LoginServices({
  services,
  children,
}: {
  services: readonly Service[] | undefined
  /** What links others. */
  children?: ReactNode
}) {
  const t = useTranslations('security.services')
  const card = useKeptFocus<HTMLElement>()
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="services"
      className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 id="services" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="max-w-[38rem] text-14 text-chalk-3">{t('text')}</p>
      </div>
      {services === undefined ? (
        <p role="alert" className="text-14">
          {t('failed')}
        </p>
      ) : services.length === 0 ? (
        <p className="text-14 text-chalk-2">{t('none')}</p>
      ) : (
        <ul className="grid">
          {services.map((one) => (
            <ServiceRow key={one.service} service={one} />
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function ServiceRow({ service }: { service: Service }) {
  const t = useTranslations('security.services')
  const dateText = useDateText()
  const [isAsking, setIsAsking] = useState(false)
  const row = useKeptFocus<HTMLLIElement>()
  const name = nameOf(service)
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={name}
      className="grid gap-4 border-t border-line py-3.5 outline-none first:border-t-0 first:pt-1 last:pb-0"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4">
        <span className="grid size-10 place-items-center rounded-2 bg-surface-3 text-chalk-2">
          <Icon name="globe" size={20} />
        </span>
        <div className="grid min-w-0 gap-0.5">
          <p className="text-14 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-12 text-chalk-3">{t('since', { time: dateText(service.linked_at, 'time') })}</p>
        </div>
        {!isAsking && (
          <Button
            look="quiet"
            size="small"
            aria-label={t('unlinkNamed', { service: name })}
            onClick={() => setIsAsking(true)}
          >
            {t('unlink')}
          </Button>
        )}
      </div>
      {isAsking && <UnlinkForm service={service} onCancel={() => setIsAsking(false)} />}
    </li>
  )
}

function UnlinkForm({ service, onCancel }: { service: Service; onCancel: () => void }) {
  const t = useTranslations('security.services')
  const auth = useTranslations('auth')
  const { form, sending, submit } = useUnlink(service)
  return (
    <form ref={form.form} noValidate onSubmit={(event) => void submit(event)} className="grid max-w-120 gap-4">
      <div className="grid gap-1">
        <h3 className="text-14 font-semibold">{t('question', { service: nameOf(service) })}</h3>
        <p className="text-14 text-chalk-2">{t('questionText')}</p>
      </div>
      <PasswordInput
        {...form.secret('password')}
        label={t('password')}
        autoComplete="current-password"
        labels={{ show: auth('showPassword'), hide: auth('hidePassword') }}
        autoFocus
      />
      <ForgottenPassword />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" loading={sending}>
          {t('unlink')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function useUnlink(service: Service) {
  const t = useTranslations('security.services')
  const common = useTranslations('common')
  const fields = useTranslations('fields')
  const { revalidate } = useRevalidator()
  const stepUp = useStepUp()
  const [sending, setSending] = useState(false)
  const form = useFields(
    { password: '' },
    ({ password = '' }): Record<string, string> => (password === '' ? { password: fields('required') } : {}),
    'eager',
    () => true
  )
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    try {
      await stepUp(() =>
        post('account.unlinkService', { service: service.service, password: form.values['password'] ?? '' })
      )
      toasts.tell('profileChanged', t('done', { service: nameOf(service) }))
      await revalidate()
    } catch (error) {
      setSending(false)
      const problem = error instanceof ApiError ? (error.fields['password'] ?? error.message) : common('offline')
      form.refuse({ password: problem })
    }
  }
  return { form, sending, submit }
}

import * as validators from '@ante/kit/validators'
import { readPhone } from '@ante/product/players/rules/phone-number'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../../app/api/client.ts'
import { isDone } from '../../../app/api/is-done.ts'
import { useStepUp } from '../../../app/step-up/use-step-up.ts'
import { useAccount } from '../../../app/session/account.tsx'
import { ForgottenPassword } from '../../../app/popups/forgotten-password.tsx'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { type DialCountry, PhoneInput } from '../../../ui/phone-input.tsx'
import { dialOf } from '../../../ui/phone-dial.ts'
import { useFields, type Values } from '../../../ui/use-fields.ts'
import { type Contact, type ContactType, phoneCountriesOf } from './contacts.ts'

interface ContactFormProps {
  type: ContactType
  current: Contact | undefined
  countries: readonly DialCountry[]
  /** Told with the contact as it was saved. */
  onDone: (contact: string) => void
  onCancel: () => void
}

/** PROF-23..25: another contact. It is dirty once it is another than what is saved, and invalid by the message of its type when it was refused. */
export function ContactForm({ type, current, countries, onDone, onCancel }: ContactFormProps) {
  const t = useTranslations('profile.contacts')
  const auth = useTranslations('auth')
  const { form, isDirty, sending, submit } = useContact({ type, current, countries, onDone })
  const label = t(`fresh.${type}`)
  return (
    <form
      ref={form.form}
      noValidate
      data-dirty={isDirty}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-120 gap-4"
    >
      {type === 'email' ? (
        <Input
          {...form.field('contact')}
          label={label}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          autoFocus
        />
      ) : (
        <PhoneInput
          {...form.field('contact')}
          label={label}
          countries={countries}
          onValue={(value) => form.field('contact').onChange({ target: { value } })}
          autoFocus
        />
      )}
      {current && (
        <>
          <PasswordInput
            {...form.secret('password')}
            label={t('password')}
            autoComplete="current-password"
            hint={t('passwordHint')}
            labels={{ show: auth('showPassword'), hide: auth('hidePassword') }}
          />
          <ForgottenPassword />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" size="small" loading={sending} disabled={!isDirty}>
          {t('save')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {isDirty && <p className="text-14 text-chalk-3">{t('unsaved')}</p>}
      </div>
    </form>
  )
}

function useContact({ type, current, countries, onDone }: Omit<ContactFormProps, 'onCancel'>) {
  const fields = useTranslations('fields')
  const common = useTranslations('common')
  const stepUp = useStepUp()
  const [sending, setSending] = useState(false)
  const { info } = useAccount()
  const readable = phoneCountriesOf(countries)
  // A number begins with the code of the player's country: most need no other.
  const country = current?.phone_country_code ?? info.country_code
  const start = type === 'phone' ? (countries.find(({ code }) => code === country)?.dial ?? '') : ''
  const wrongNumber = (number: string) =>
    number !== '' && number === start ? undefined : readPhone(number, undefined, readable).wrong
  const check = ({ contact = '', password = '' }: Values) => {
    const wrong = type === 'email' ? validators.email(contact.trim()) : wrongNumber(contact)
    return {
      ...(wrong ? { contact: fields(wrong.key, wrong.values) } : {}),
      ...(current && password === '' ? { password: fields('required') } : {}),
    }
  }
  // VAL-92: eager, but nothing is said of what is still being typed.
  const form = useFields({ contact: start, password: '' }, check, 'eager', () => true)
  const typed = (form.values['contact'] ?? '').trim()
  const contact = type === 'email' ? typed.toLowerCase() : typed.replaceAll(/\D/g, '')
  const isDirty = typed !== start && contact !== '' && contact !== current?.contact

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    const phone_country_code = type === 'phone' ? dialOf(typed, countries)?.code : undefined
    try {
      const password = current ? (form.values['password'] ?? '') : undefined
      const answer = await stepUp(() =>
        post('account.addcontact', { type, contact: typed, phone_country_code, password })
      )
      if (!isDone(answer)) throw new Error('the contact was not saved')
      return onDone(contact)
    } catch (error) {
      setSending(false)
      if (!(error instanceof ApiError)) return form.refuse({ contact: common('offline') })
      const { contact: wrong, password } = error.fields
      form.refuse(
        wrong || password
          ? { ...(wrong ? { contact: wrong } : {}), ...(password ? { password } : {}) }
          : { contact: error.message }
      )
    }
  }
  return { form, isDirty, sending, submit }
}

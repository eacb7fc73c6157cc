import * as validators from '@ante/kit/validators'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SettingsOf } from '../../app/document/settings.ts'
import { usePasswordPolicy, useSettings, useSiteData } from '../../app/document/site-data.ts'
import { kept } from '../../app/session/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFields, type Values } from '../../ui/use-fields.ts'
import { currencyFor, useCountryChange } from './country-change.ts'
import { Alert, SwitchView } from './parts.tsx'
import { startingPromoCode } from './promo-code.ts'
import { PromoField } from './promo-field.tsx'
import {
  type AuthForm,
  BettingChoice,
  ContactField,
  CurrencySelect,
  NewsChoice,
  VariantSwitch,
} from './registration-parts.tsx'
import {
  fieldGrid,
  fieldsAsked,
  PersonalFields,
  type RegistrationLists,
  useRegistrationLists,
} from './personal-fields.tsx'
import { SocialEntry } from './social-entry.tsx'
import { TermsTick } from './terms-tick.tsx'
import { useRegistration } from './use-registration.ts'
import { useRegistrationCheck } from './use-registration-check.ts'

/** The places of the personal fields that the lists bring, as many as the usual registration has. */
const awaited = { full: [1, 2, 3, 4], fast: [] } as const

interface RegistrationFormProps {
  redirectTo: string | undefined
  /** REG-26: who was chosen to go along; empty is nobody. */
  character?: string
  onLogin: () => void
  onTwoFactor: () => void
}

export function RegistrationForm({ redirectTo, character = '', onLogin, onTwoFactor }: RegistrationFormProps) {
  const t = useTranslations()
  const options = useSettings('auth')
  const password = usePasswordPolicy()
  const { currencies } = useSiteData()
  const [country, setCountry] = useState('')
  const { lists, failed } = useRegistrationLists(country)
  const { forms, fastRegistration } = options.authTypes
  const [variant, setVariant] = useState<AuthForm>(() => forms[0] ?? { label: 'email', field: 'email' })
  const asked = askedBy(options, variant, lists)
  const check = useRegistrationCheck(lists, asked)
  const form = useFields(() => startingValues(options, currencies), check)
  const { sending, problem, submit } = useRegistration(form, redirectTo, character)
  useCountryChange(lists, form)
  // The other contact is not sent unseen.
  const chooseVariant = (next: AuthForm) => {
    if (next.field !== variant.field) form.set(variant.field === 'email' ? 'email' : 'mobile', '')
    setVariant(next)
  }

  // SOC-06, SOC-07: the terms are all that a service needs of this form.
  const mayStart = () => {
    const isMissing = validators.terms(form.values['terms'] === '1', options.terms.isActive) !== undefined
    if (isMissing) form.refuse({ terms: t('fields.terms') })
    return !isMissing
  }

  return (
    <form ref={form.form} onSubmit={(event) => void submit(event)} className="grid gap-4.5" noValidate>
      {(problem ?? (failed && t('common.offline'))) && <Alert text={problem ?? t('common.offline')} />}
      {forms.length > 1 && <VariantSwitch forms={forms} chosen={variant} onChoose={chooseVariant} />}
      <ContactField field={variant.field} form={form} countries={lists?.metadata.countries ?? []} />
      {asked.emailToo && <ContactField field="email" isFirst={false} form={form} countries={[]} />}
      <PasswordInput
        {...form.secret('password')}
        label={t('auth.password')}
        autoComplete="new-password"
        strength
        hint={t('auth.passwordHint', { min: password.min, max: password.max })}
        labels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
      />
      {!lists && !failed && <AwaitedFields fields={awaited[fastRegistration]} />}
      {asked.personal.length > 0 && <PersonalFields fields={asked.personal} form={form} onCountry={setCountry} />}
      {lists && <CurrencySelect form={form} offered={lists.metadata.currencies} />}
      <Choices form={form} contact={variant.field} newsConsent={lists?.newsConsent} />
      {/* REG-28: it looks disabled while something is missing, yet a press says what and leads there. */}
      <Button
        type="submit"
        size="large"
        wide
        loading={sending}
        disabled={!lists}
        aria-disabled={!form.valid || undefined}
      >
        {t('auth.submit.registration')}
      </Button>
      <SocialEntry purpose="registration" redirectTo={redirectTo} onTwoFactor={onTwoFactor} mayStart={mayStart} />
      <SwitchView question={t('auth.haveAccount')} action={t('auth.toAuthorization')} onClick={onLogin} />
    </form>
  )
}

interface ChoicesProps {
  form: ReturnType<typeof useFields>
  contact: AuthForm['field']
  /** How consent to news is asked for where the player lives; undefined until it is known. */
  newsConsent: RegistrationLists['newsConsent'] | undefined
}

/** What is ticked or may be left out: the kind of play, a promo code, the terms, news. */
function Choices({ form, contact, newsConsent }: ChoicesProps) {
  const t = useTranslations()
  const { markBetting, terms, notify } = useSettings('auth')
  const isByProduct = newsConsent === 'product-and-channel'
  return (
    <>
      <div className="grid gap-1">
        {markBetting.isActive && <BettingChoice form={form} />}
        <PromoField form={form} />
        {terms.isActive && <TermsTick {...form.tick('terms')} />}
        {notify.isActive && !isByProduct && <Checkbox {...form.tick('notify')} label={t('auth.notify')} />}
      </div>
      {notify.isActive && isByProduct && <NewsChoice form={form} contact={contact} />}
    </>
  )
}

/** As high as what comes in its place: what stands below must not move away from under a finger. */
function AwaitedFields({ fields }: { fields: readonly number[] }) {
  return (
    <>
      {fields.length > 0 && (
        <div className={fieldGrid}>
          {fields.map((place) => (
            <Skeleton key={place} className="h-20" />
          ))}
        </div>
      )}
      <Skeleton className="h-20" />
    </>
  )
}

/** REG-08: what the form asks for, and checks. */
export const askedBy = (
  options: SettingsOf<'auth'>,
  { field }: AuthForm,
  lists: Parameters<typeof fieldsAsked>[1]
) => ({
  contact: field,
  // A register may have to be told an e-mail also of who registers by phone.
  emailToo: field === 'phone' && (lists?.needed.includes('email') ?? false),
  password: true,
  personal: fieldsAsked(options, lists),
  terms: options.terms.isActive,
})

function startingValues(options: SettingsOf<'auth'>, currencies: readonly string[]): Values {
  const promoCode = options.showPromocode ? startingPromoCode() : ''
  const marked = kept('isBetting')
  return {
    currency: currencyFor('', options.currencyRules, currencies),
    terms: options.terms.defaultValue ? '1' : '',
    notify: options.notify.defaultValue ? '1' : '',
    is_betting: marked === '' ? options.markBetting.defaultValue : marked === '1' ? 'betting' : 'casino',
    promo_code: promoCode,
    hasPromocode: promoCode === '' ? '' : '1',
  }
}

import { instant } from '@ante/kit/instant'
import * as validators from '@ante/kit/validators'
import { validateField } from '@ante/product/identity/rules/form-rules'
import { phoneMasks } from '@ante/product/players/rules/phone-masks'
import { readPhone } from '@ante/product/players/rules/phone-number'
import { checkField } from '@ante/product/players/rules/registration'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useKnownKey } from '../../app/texts/use-known-key.ts'
import { ApiError } from '../../app/api/client.ts'
import { atFields } from '../../app/api/at-fields.ts'
import { runsInMiniApp } from '../../app/document/device.ts'
import { basenameOf } from '../../app/navigation/paths.ts'
import { activatePromoCode, promoCodeError } from '../../app/session/promo-code.ts'
import { followErrorRedirect } from '../../app/api/reactions.ts'
import { useRequest } from '../../app/document/request.ts'
import type { SettingsOf } from '../../app/document/settings.ts'
import { usePasswordPolicy, useSettings, useSiteData } from '../../app/document/site-data.ts'
import { kept } from '../../app/session/storage.ts'
import { useTextStore } from '../../app/texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Select } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toast.tsx'
import { type Sentences, useFields, type Values } from '../../ui/use-fields.ts'
import { useAfterEntry } from './after-entry.ts'
import { afterCountry, currencyFor } from './country-change.ts'
import { Alert, SwitchView } from './parts.tsx'
import { openAccount } from './open-account.ts'
import { registrationPayload } from './payload.ts'
import { startingPromoCode } from './promo-code.ts'
import { PromoField } from './promo-field.tsx'
import { refusedFields } from './refused-fields.ts'
import { BettingChoice, ContactField, NewsChoice, VariantSwitch } from './registration-parts.tsx'
import { PersonalFields, type RegistrationLists, useRegistrationLists } from './personal-fields.tsx'
import { SocialEntry } from './social-entry.tsx'
import { TermsTick } from './terms-tick.tsx'

/** The places of the fields that the lists bring: the house's five of a full registration, or the currency alone. */
const awaited = { full: [1, 2, 3, 4, 5], fast: [1] } as const

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
  const check = useCheck(lists, variant.field)
  const form = useFields(() => startingValues(options, currencies), check)
  const { sending, problem, submit } = useRegistration(form, redirectTo, character)
  useCountryChange(lists, form, options.currencyRules, currencies)
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
      <PasswordInput
        {...form.secret('password')}
        label={t('auth.password')}
        autoComplete="new-password"
        strength
        hint={t('auth.passwordHint', { min: password.min, max: password.max })}
        labels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
      />
      {!lists && !failed && awaited[fastRegistration].map((line) => <Skeleton key={line} className="h-20" />)}
      {lists && fastRegistration === 'full' && <PersonalFields lists={lists} form={form} onCountry={setCountry} />}
      {lists && (
        <Select
          {...form.field('currency')}
          label={t('auth.currency')}
          options={[
            ...(form.values['currency'] === '' ? [{ value: '', label: t('auth.choose') }] : []),
            ...lists.metadata.currencies
              .filter(({ code }) => currencies.includes(code))
              .map(({ code, symbol }) => ({ value: code, label: `${code} · ${symbol}` })),
          ]}
        />
      )}
      <div className="grid gap-1">
        {options.markBetting.isActive && <BettingChoice form={form} />}
        <PromoField form={form} />
        {options.terms.isActive && <TermsTick {...form.tick('terms')} />}
        {options.notify.isActive && lists?.newsConsent !== 'product-and-channel' && (
          <Checkbox {...form.tick('notify')} label={t('auth.notify')} />
        )}
      </div>
      {options.notify.isActive && lists?.newsConsent === 'product-and-channel' && (
        <NewsChoice form={form} contact={variant.field} />
      )}
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

type AuthForm = SettingsOf<'auth'>['authTypes']['forms'][number]

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

/** Of what a refusal tells, what can stand in a sentence. */
const placeholders = (values: ApiError['data']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    )
  )

/** Sends the form once; what the server refuses stands at its field, anything else above the form. */
function useRegistration(form: ReturnType<typeof useFields>, redirectTo: string | undefined, character: string) {
  const t = useTranslations()
  const options = useSettings('auth')
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  const afterEntry = useAfterEntry()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const noticeOf = useNotice()

  const isKnown = useKnownKey(({ fields }) => fields)

  const sentenceOf = (values: ApiError['data']) => (key: string, field: string) => {
    if (field === 'promo_code') return t(`common.promoCodeErrors.${promoCodeError(key)}`)
    return isKnown(key) ? t(`fields.${key}`, placeholders(values)) : undefined
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    setProblem(undefined)
    try {
      const code = kept('promoCode')
      const account = await openAccount(
        registrationPayload({ ...form.values, character_id: character }, options, locale.code)
      )
      await afterEntry(account, withSuccess(redirectTo ?? `${basenameOf(locale.code, defaultLocale)}/cashier/deposit`))
      toasts.tell('registered', t('auth.welcome'))
      void activateKept(code)
    } catch (error) {
      setSending(false)
      const wrong = error instanceof ApiError ? refusedFields(error, sentenceOf(error.data)) : {}
      const onFields = Object.keys(wrong).length > 0
      if (onFields) form.refuse(onOwnFields(wrong, form.values['mobile'] ? 'mobile' : 'email'))
      setProblem(onFields ? undefined : await noticeOf(error))
    }
  }
  return { sending, problem, submit }
}

/** REG-46: the code that was kept is activated; whatever is wrong with it keeps nobody from the account that is open now (REG-53). */
async function activateKept(code: string): Promise<void> {
  if (code === '') return
  try {
    await activatePromoCode(code)
    followErrorRedirect({ shows: 'popup', name: 'PromocodeActivatedPopup' })
  } catch (error) {
    console.warn('the promo code was not activated', error)
  }
}

/** ERR-54, ERR-55: what stands above the form when a failure is about no field; a messaging app's mini-app has a sentence of its own. */
function useNotice(): (error: unknown) => Promise<string> {
  const t = useTranslations()
  const texts = useTextStore()
  return async (error) => {
    if (runsInMiniApp()) {
      await texts.ensure(['popups'])
      const words = texts.get().popups?.registration.wrongRegServerError
      if (words) return words
    }
    return error instanceof ApiError ? error.message || t('auth.serverError') : t('common.offline')
  }
}

/** A login that is taken is the contact that was typed. */
function onOwnFields({ login, ...others }: Readonly<Record<string, string>>, contact: 'mobile' | 'email'): Sentences {
  const { at, elsewhere } = atFields(login === undefined ? others : { [contact]: login, ...others }, ['mobile'])
  return { ...elsewhere, ...at }
}

/** REG-20..25: the new country's lists have arrived. */
function useCountryChange(
  lists: RegistrationLists | undefined,
  form: ReturnType<typeof useFields>,
  rules: SettingsOf<'auth'>['currencyRules'],
  currencies: readonly string[]
): void {
  const applied = useRef('')
  const country = lists?.country
  useEffect(() => {
    if (!lists || country === undefined || country === applied.current) return
    applied.current = country
    for (const [name, value] of Object.entries(afterCountry(lists.fields, currencyFor(country, rules, currencies))))
      form.set(name, value)
  }, [lists, country, form, rules, currencies])
}

/** RTE-103: the address after a registration says so. */
function withSuccess(path: string): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.set('register', 'success')
  return `${url.pathname}${url.search}${url.hash}`
}

/** VAL-51: by the mask of the number's country, once the countries are known. */
const checkPhone = (typed: string, lists: RegistrationLists | undefined): validators.Verdict =>
  lists
    ? readPhone(
        typed,
        undefined,
        lists.metadata.countries.map(({ code, phone_code }) => ({
          code,
          dial: phone_code.replace('+', ''),
          mask: phoneMasks[code] ?? '',
        }))
      ).wrong
    : validators.phone(typed)

/** The same rules as the server's, with their sentences; the operator's dictionary comes first. */
function useCheck(lists: RegistrationLists | undefined, contact: AuthForm['field']): (values: Values) => Sentences {
  const t = useTranslations('fields')
  const options = useSettings('auth')
  const { validation } = options.forms.registration
  const passwordPolicy = usePasswordPolicy()
  const { minimumAge } = useSiteData().policy
  return (values) => {
    const now = instant(Date.now())
    const of = (field: string) => (values[field] ?? '').trim()
    const usual: [string, validators.Verdict][] = [
      contact === 'email' ? ['email', validators.email(of('email'))] : ['mobile', checkPhone(of('mobile'), lists)],
      ['password', validators.password(values['password'] ?? '', passwordPolicy)],
      ['currency', lists && of('currency') === '' ? { key: 'required' } : undefined],
      ['terms', validators.terms(values['terms'] === '1', options.terms.isActive)],
      ...(options.authTypes.fastRegistration === 'full' ? (lists?.fields ?? []) : []).map(
        (field): [string, validators.Verdict] => [
          field.sysname,
          checkField(field, of(field.sysname), { now, minimumAge }),
        ]
      ),
    ]
    const sentences: Record<string, string> = {}
    for (const [field, verdict] of usual) {
      const complaint = validateField(
        validation,
        field,
        field === 'password' ? (values[field] ?? '') : of(field),
        verdict,
        of
      )
      if (complaint)
        sentences[field] =
          'sentence' in complaint ? complaint.sentence : t(complaint.verdict.key, complaint.verdict.values)
    }
    return sentences
  }
}

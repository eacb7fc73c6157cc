import { phoneMasks } from '@ante/product/players/rules/phone-masks'
import { newsProducts } from '@ante/product/players/rules/news'
import { useTranslations } from 'use-intl'
import type { SettingsOf } from '../../app/document/settings.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { useKnownKey } from '../../app/texts/use-known-key.ts'
import { keep } from '../../app/session/storage.ts'
import { Checkbox, Input, Select } from '../../ui/field.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useFirstFocus } from './parts.tsx'
import type { Metadata } from './personal-fields.tsx'
import type { useFields } from '../../ui/use-fields.ts'

export type AuthForm = SettingsOf<'auth'>['authTypes']['forms'][number]
type Form = ReturnType<typeof useFields>

/** AUTH-16, REG-06: by e-mail or by phone, where the operator offers both. A label is one of our words, or is shown as it stands. */
export function VariantSwitch({
  forms,
  chosen,
  onChoose,
}: {
  forms: readonly AuthForm[]
  chosen: AuthForm
  onChoose: (form: AuthForm) => void
}) {
  const t = useTranslations('auth')
  const isKnown = useKnownKey(({ auth }) => auth?.variants)
  const labelOf = ({ label }: AuthForm) => (isKnown(label) ? t(`variants.${label}`) : label)
  return (
    <Tabs
      label={t('variantsLabel')}
      value={chosen.label}
      onChange={(label) => onChoose(forms.find((form) => form.label === label) ?? chosen)}
      tabs={forms.map((form) => ({ key: form.label, label: labelOf(form) }))}
    />
  )
}

/** The contact by which the player will sign in. */
export function ContactField({
  field,
  form,
  isFirst = true,
  countries,
}: {
  field: AuthForm['field']
  form: Form
  /** Whether the form begins with it. */
  isFirst?: boolean
  countries: Metadata['countries']
}) {
  const t = useTranslations('auth')
  const firstFocus = useFirstFocus() && isFirst
  return field === 'email' ? (
    <Input
      {...form.field('email')}
      label={t('email')}
      type="email"
      autoComplete="email"
      inputMode="email"
      dir="ltr"
      autoFocus={firstFocus}
    />
  ) : (
    <PhoneInput
      {...form.field('mobile')}
      label={t('personal.mobile')}
      onValue={(value) => form.field('mobile').onChange({ target: { value } })}
      countries={countries.map(({ code, name, phone_code }) => ({
        code,
        name,
        dial: phone_code.startsWith('+') ? phone_code : `+${phone_code}`,
        mask: phoneMasks[code] ?? '',
      }))}
      autoFocus={firstFocus}
    />
  )
}

/** The currency of the account: those that this site keeps, in its order, so that the first option is the one that a country falls back to (REG-22). */
export function CurrencySelect({ form, offered }: { form: Form; offered: Metadata['currencies'] }) {
  const t = useTranslations('auth')
  const { currencies } = useSiteData()
  return (
    <Select
      {...form.field('currency')}
      label={t('currency')}
      options={[
        ...(form.values['currency'] === '' ? [{ value: '', label: t('choose') }] : []),
        ...currencies
          .flatMap((own) => offered.filter(({ code }) => code === own))
          .map(({ code, symbol }) => ({ value: code, label: `${code} · ${symbol}` })),
      ]}
    />
  )
}

/** REG-03: where the market asks for consent to news by product and channel. Nothing is ticked beforehand, whatever the operator has set. */
export function NewsChoice({ form, contact }: { form: Form; contact: AuthForm['field'] }) {
  const t = useTranslations('auth.news')
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-14 font-medium text-chalk-2">{t('legend')}</legend>
      {newsProducts.map((product) => (
        <Checkbox
          key={product}
          {...form.tick(`news_${product}`)}
          label={t(`${contact === 'email' ? 'email' : 'phone'}.${product}`)}
        />
      ))}
      <p className="text-14 text-chalk-3">{t('note')}</p>
    </fieldset>
  )
}

/** REG-50: the choice is kept until the account is open. */
export function chooseBetting(form: Pick<Form, 'set'>, choice: 'betting' | 'casino'): void {
  form.set('is_betting', choice)
  keep('isBetting', choice === 'betting' ? '1' : '0')
}

/** REG-04: what the player comes for. */
export function BettingChoice({ form }: { form: Form }) {
  const t = useTranslations('auth.betting')
  return (
    <fieldset className="grid gap-1.5 pb-2">
      <legend className="pb-1 text-14 font-medium text-chalk-2">{t('label')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(['betting', 'casino'] as const).map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 items-center justify-center rounded-2 border border-line-strong text-14 has-checked:border-ember has-checked:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name="is_betting"
              value={choice}
              checked={form.values['is_betting'] === choice}
              onChange={() => chooseBetting(form, choice)}
              className="sr-only"
            />
            {t(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { applyMask } from '@ante/kit/mask'
import type { FieldDefinition } from '@ante/product/players/contract'
import { useTranslations } from 'use-intl'
import { useKnownKey } from '../texts/use-known-key.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { type DialCountry, PhoneInput } from '../../ui/phone-input.tsx'
import { SelectList } from '../../ui/select-list.tsx'
import type { useFields } from '../../ui/use-fields.ts'

const autoComplete: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  middle_name: 'additional-name',
  last_name: 'family-name',
  birth_date: 'bday',
  country: 'country',
  region: 'address-level1',
  home_town: 'address-level2',
  address: 'street-address',
  postcode: 'postal-code',
}

/** Longer lists are searched (PROF-13). */
const longList = 24

/** PROF-09, PROF-11: one field by its definition. Whatever has a list is chosen from it; `input` and what nobody knows is text. */
export function PersonalField({
  definition,
  form,
  phones = [],
  onChoose,
}: {
  definition: FieldDefinition
  form: ReturnType<typeof useFields>
  /** Of a field of the type `phone`: what numbers look like. */
  phones?: readonly DialCountry[] | undefined
  /** Told of a new value after it stands in the form. */
  onChoose?: ((value: string) => void) | undefined
}) {
  const t = useTranslations('auth')
  const { sysname, options } = definition
  const label = usePersonalLabel()(sysname)
  const control = form.field(sysname)
  const { mask } = options
  // A date has a control of its own, which needs no mask.
  const onChange = (event: { target: { value: string } }) => {
    control.onChange(
      mask === undefined || definition.type === 'date'
        ? event
        : { target: { value: applyMask(mask, event.target.value) } }
    )
    onChoose?.(event.target.value)
  }
  const shared = {
    ...control,
    onChange,
    label,
    required: definition.params.is_required,
    autoComplete: autoComplete[sysname] ?? 'off',
  }
  if (options.list && options.list.length > longList) {
    return (
      <SelectList
        label={label}
        name={sysname}
        value={control.value}
        error={control.error}
        required={definition.params.is_required}
        options={options.list}
        onChoose={(value) => onChange({ target: { value } })}
      />
    )
  }
  if (options.list) return <Select {...shared} options={[{ value: '', label: t('choose') }, ...options.list]} />
  if (definition.type === 'date') return <DateInput {...shared} onValue={(value) => onChange({ target: { value } })} />
  if (definition.type === 'phone')
    return (
      <PhoneInput
        {...shared}
        autoComplete="tel"
        countries={phones}
        onValue={(value) => onChange({ target: { value } })}
      />
    )
  if (definition.type === 'password')
    return (
      <PasswordInput
        {...shared}
        {...form.secret(sysname)}
        autoComplete="off"
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
    )
  return <Input {...shared} type="text" />
}

/** What a field is called; one that we have no word for by the name that the server gave it. */
export function usePersonalLabel(): (sysname: string) => string {
  const t = useTranslations('auth.personal')
  const isKnown = useKnownKey(({ auth }) => auth?.personal)
  return (sysname) => (isKnown(sysname) ? t(sysname) : sysname)
}

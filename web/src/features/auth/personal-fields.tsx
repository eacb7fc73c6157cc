import { applyMask } from '@ante/kit/mask'
import type { FieldDefinition } from '@ante/product/players/contract'
import type { Messages } from '@ante/texts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { SelectList } from '../../ui/select-list.tsx'
import type { useFields } from '../../ui/use-fields.ts'

export type Metadata = Output<'metadata.get'>
export interface RegistrationLists {
  /** The country that these are for. */
  country: string
  metadata: Metadata
  fields: readonly FieldDefinition[]
}

/** What the server asks for in this country (REG-19, REG-20), and its currencies. Undefined until the first answer; `failed` when there is none. */
export function useRegistrationLists(country: string): { lists: RegistrationLists | undefined; failed: boolean } {
  const [state, setState] = useState<{ lists: RegistrationLists | undefined; failed: boolean }>({
    lists: undefined,
    failed: false,
  })
  useEffect(() => {
    const leave = new AbortController()
    Promise.all([
      get('metadata.get', {}, leave),
      get('account.getPersonalDataFields', { country: country || undefined }, leave),
    ]).then(
      ([metadata, { fields }]) =>
        setState({
          lists: { country, metadata, fields: fields.filter((field) => field.params.is_visible) },
          failed: false,
        }),
      () => {
        if (!leave.signal.aborted) setState(({ lists }) => ({ lists, failed: true }))
      }
    )
    return () => leave.abort()
  }, [country])
  return state
}

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

/** One field by its definition: a list is a select, a date a date, all else text. */
export function PersonalField({
  definition,
  form,
  onChoose,
}: {
  definition: FieldDefinition
  form: ReturnType<typeof useFields>
  /** Told of a new value after it stands in the form. */
  onChoose?: ((value: string) => void) | undefined
}) {
  const t = useTranslations('auth')
  const { sysname, options } = definition
  const label = t.has(`personal.${sysname as keyof Messages['auth']['personal']}`)
    ? t(`personal.${sysname as keyof Messages['auth']['personal']}`)
    : sysname
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
  return <Input {...shared} type="text" />
}

/** Which fields there are depends on the country, which is one of them. */
export function PersonalFields({
  lists,
  form,
  onCountry,
}: {
  lists: RegistrationLists
  form: ReturnType<typeof useFields>
  onCountry: (country: string) => void
}) {
  return (
    <div className="grid items-start gap-4.5 wide:grid-cols-2">
      {lists.fields.map((definition) => (
        <div key={definition.sysname}>
          <PersonalField
            definition={definition}
            form={form}
            onChoose={definition.sysname === 'country' ? onCountry : undefined}
          />
        </div>
      ))}
    </div>
  )
}

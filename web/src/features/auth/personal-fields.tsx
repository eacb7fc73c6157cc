import type { FieldDefinition } from '@ante/product/players/contract'
import { shownFields } from '@ante/product/players/rules/personal-fields'
import { useEffect, useState } from 'react'
import { get } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import type { SettingsOf } from '../../app/document/settings.ts'
import { PersonalField } from '../../app/personal/personal-field.tsx'
import type { useFields } from '../../ui/use-fields.ts'

export type Metadata = Output<'metadata.get'>
export interface RegistrationLists {
  /** The country that these are for. */
  country: string
  metadata: Metadata
  fields: readonly FieldDefinition[]
  /** Those that a register of the market has to be told. */
  needed: readonly string[]
  newsConsent: Output<'account.getPersonalDataFields'>['news_consent']
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
      ([metadata, { fields, needed, news_consent }]) =>
        setState({
          lists: {
            country,
            metadata,
            fields: fields.filter((field) => field.params.is_visible),
            needed,
            newsConsent: news_consent,
          },
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

/** REG-07, REG-08: all that are listed, or where contacts are enough what a register of the market has to be told, as the server does. */
export const fieldsAsked = (
  { authTypes }: SettingsOf<'auth'>,
  lists: Pick<RegistrationLists, 'fields' | 'needed'> | undefined
): readonly FieldDefinition[] =>
  (lists?.fields ?? []).filter(
    ({ sysname }) => authTypes.fastRegistration === 'full' || lists?.needed.includes(sysname)
  )

export const fieldGrid = 'grid items-start gap-4.5 wide:grid-cols-2'

/** Which fields there are depends on the country, which is one of them. */
export function PersonalFields({
  fields,
  form,
  onCountry,
}: {
  fields: RegistrationLists['fields']
  form: ReturnType<typeof useFields>
  onCountry: (country: string) => void
}) {
  return (
    <div className={fieldGrid}>
      {shownFields(fields, (name) => form.values[name]).map((definition) => (
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

import { isRefused } from '@ante/kit/refusal'
import { validateRequisites } from '@ante/product/cashier/rules/requisites'
import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import { useKnownKey } from '../../app/texts/use-known-key.ts'
import { Input, Select } from '../../ui/field.tsx'
import type { Values } from '../../ui/use-fields.ts'
import type { Bank, DepositMethod, WithdrawMethod } from './shapes.ts'

type Field = DepositMethod['requisites'][number]
type Known = keyof Messages['cashier']['requisites']
const known: readonly Known[] = ['bank', 'card_number', 'iban', 'account_holder', 'card_holder', 'phone', 'address']
/** The words for a requisite; for one that we have none for, those that fit any. */
export const wordOf = (sysname: string): Known => known.find((name) => name === sysname) ?? 'other'

/** A requisite's name among the fields of its form, and in the refusals of the server. */
export const fieldName = (sysname: string): string => `requisites.${sysname}`

export const requisitesOf = (fields: readonly Field[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields
      .map(({ sysname }) => [sysname, (values[fieldName(sysname)] ?? '').trim()])
      .filter(([, value]) => value !== '')
  )

/** Sentences for the wrong requisites of a form, by the rules that the server judges with (CASH-34). */
export function useRequisiteRules() {
  const t = useTranslations('fields')
  const isKnown = useKnownKey(({ fields }) => fields)
  return (
    fields: readonly Field[],
    values: Values,
    facts: { banks: readonly Bank[]; saved: WithdrawMethod['saved'] }
  ): Record<string, string> => {
    const judged = validateRequisites(
      fields.map(({ sysname, type, is_required }) => ({ sysname, type, isRequired: is_required })),
      requisitesOf(fields, values),
      { banks: facts.banks.map(({ id }) => id), savedCards: facts.saved.map(({ masked }) => masked) }
    )
    const wrong = isRefused(judged) ? (judged.fields ?? {}) : {}
    const sentenceOf = (key: string) => t(isKnown(key) ? key : 'wrong')
    return Object.fromEntries(
      Object.entries(wrong).map(([name, key]) => [name, sentenceOf(typeof key === 'string' ? key : key.key)])
    )
  }
}

interface RequisiteFieldsProps {
  fields: readonly Field[]
  banks: readonly Bank[]
  saved: WithdrawMethod['saved']
  field: (name: string) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }
}

/** The fields that a method asks for. A card can only be one that has paid in before: it is chosen, never typed. */
export function RequisiteFields({ fields, banks, saved, field }: RequisiteFieldsProps) {
  const t = useTranslations('cashier.requisites')
  return fields.map(({ sysname, type }) => {
    const word = wordOf(sysname)
    const props = { ...field(fieldName(sysname)), label: t(`${word}.label`) }
    if (type === 'bank' || type === 'card_number') {
      const options =
        type === 'bank'
          ? banks.map(({ id, name }) => ({ value: id, label: name }))
          : saved.map(({ masked }) => ({ value: masked, label: masked }))
      return <Select key={sysname} {...props} options={[{ value: '', label: t(`${word}.placeholder`) }, ...options]} />
    }
    return (
      <Input
        key={sysname}
        {...props}
        placeholder={t(`${word}.placeholder`)}
        dir={type === 'iban' || type === 'phone' || type === 'address' ? 'ltr' : 'auto'}
        inputMode={type === 'phone' ? 'tel' : 'text'}
        autoComplete={type === 'card_holder' ? 'name' : type === 'phone' ? 'tel' : 'off'}
        spellCheck={false}
        autoCapitalize={type === 'iban' ? 'characters' : undefined}
      />
    )
  })
}

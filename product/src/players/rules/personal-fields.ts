import type { FieldDefinition } from '../contract.ts'

const field = (
  sysname: string,
  type: FieldDefinition['type'],
  params: { required?: true; hidden?: true } = {},
  options: FieldDefinition['options'] = {}
): FieldDefinition => ({
  sysname,
  type,
  params: { is_required: params.required === true, is_visible: params.hidden !== true },
  options,
})

export interface CountryOption {
  readonly value: string
  readonly label: string
}

const postcodes: Readonly<Record<string, string>> = {
  GB: '^[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}$',
  CA: '^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$',
  BR: '^\\d{5}-?\\d{3}$',
  PT: '^\\d{4}-?\\d{3}$',
  PL: '^\\d{2}-?\\d{3}$',
  IE: '^[A-Za-z]\\d[\\dWw] ?[A-Za-z\\d]{4}$',
}

/** A registration asks for little; the profile shows what a player may add later, too. */
export type Audience = 'registration' | 'profile'

/** The lists of the fields, named in the language of the caller. */
export interface FieldLists {
  readonly countries: readonly CountryOption[]
  readonly sexes: readonly CountryOption[]
}

const documents: Readonly<Record<string, FieldDefinition['options']>> = {
  BR: { mask: '###.###.###-##', regex: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$' },
  SE: { mask: '########-####', regex: '^(?:19|20)\\d{6}-?\\d{4}$' },
}

/**
 * The personal fields of a country: what an operator must know there, by name, kind and rule. Brazil asks for the CPF. `needed` are those that a national
 * register of the player's market asks for.
 */
export function personalFieldsFor(
  country: string | undefined,
  { countries, sexes }: FieldLists,
  audience: Audience = 'registration',
  needed: ReadonlySet<string> = new Set()
): FieldDefinition[] {
  const later = audience === 'profile' ? {} : ({ hidden: true } as const)
  const asksDocument = country === 'BR' || needed.has('document_number')
  return [
    field('first_name', 'input', { required: true }),
    field('last_name', 'input', { required: true }),
    field('birth_date', 'date', { required: true }, { mask: '##.##.####' }),
    field('country', 'country_code', { required: true }, { list: [...countries] }),
    ...(asksDocument ? [field('document_number', 'input', { required: true }, documents[country ?? ''])] : []),
    field('sex', 'select', later, { list: [...sexes] }),
    field('home_town', 'input', later),
    field('address', 'input', later),
    field('postcode', 'input', needed.has('postcode') ? { required: true } : later, {
      regex: (country && postcodes[country]) || '^\\d{1,8}$',
    }),
  ]
}

/** PROF-05: a document number is asked for where the fields ask for no document type, or where that is `cpf`. */
export const asksDocumentNumber = (
  fields: readonly FieldDefinition[],
  valueOf: (sysname: string) => string | undefined
): boolean => !fields.some(({ sysname }) => sysname === 'document_type') || valueOf('document_type') === 'cpf'

/** The fields that a form shows, by what stands in it. */
export const shownFields = (
  fields: readonly FieldDefinition[],
  valueOf: (sysname: string) => string | undefined
): readonly FieldDefinition[] =>
  fields.filter(
    ({ sysname, params }) => params.is_visible && (sysname !== 'document_number' || asksDocumentNumber(fields, valueOf))
  )

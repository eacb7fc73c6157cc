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

/** The personal fields of a country: what an operator must know there, by name, kind and rule. Brazil asks for the CPF. */
export function personalFieldsFor(country: string | undefined, countries: readonly CountryOption[]): FieldDefinition[] {
  return [
    field('first_name', 'input', { required: true }),
    field('last_name', 'input', { required: true }),
    field('birth_date', 'date', { required: true }, { mask: '##.##.####' }),
    field('country', 'country_code', { required: true }, { list: [...countries] }),
    ...(country === 'BR'
      ? [
          field(
            'document_number',
            'input',
            { required: true },
            { mask: '###.###.###-##', regex: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$' }
          ),
        ]
      : []),
    field('home_town', 'input', { hidden: true }),
    field('address', 'input', { hidden: true }),
    field('postcode', 'input', { hidden: true }, { regex: (country && postcodes[country]) || '^\\d{1,8}$' }),
  ]
}

import { instant } from '@ante/kit/instant'
import * as validators from '@ante/kit/validators'
import type { FieldDefinition } from '@ante/product/players/contract'
import { shownFields } from '@ante/product/players/rules/personal-fields'
import { phoneMasks } from '@ante/product/players/rules/phone-masks'
import { readPhone } from '@ante/product/players/rules/phone-number'
import { checkField } from '@ante/product/players/rules/registration'
import { usePasswordPolicy, useSettings, useSiteData } from '../../app/document/site-data.ts'
import { type FieldVerdict, useFieldSentences } from '../../app/personal/use-field-sentences.ts'
import type { Sentences, Values } from '../../ui/use-fields.ts'
import type { RegistrationLists } from './personal-fields.tsx'
import type { AuthForm } from './registration-parts.tsx'

/** What a form asks for: that of registration for all, that of completion for what an account does not hold. */
interface AskedFor {
  readonly contact: AuthForm['field'] | undefined
  /** Beside the phone. */
  readonly emailToo?: boolean
  readonly password: boolean
  readonly personal: readonly FieldDefinition[]
  readonly terms: boolean
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

/** The same rules as the server's, with their sentences. */
export function useRegistrationCheck(
  lists: RegistrationLists | undefined,
  { contact, emailToo, password, personal, terms }: AskedFor
): (values: Values) => Sentences {
  const sentencesOf = useFieldSentences(useSettings('auth').forms.registration.validation)
  const passwordPolicy = usePasswordPolicy()
  const { minimumAge } = useSiteData().policy
  return (values) => {
    const now = instant(Date.now())
    const of = (field: string) => (field === 'password' ? (values[field] ?? '') : (values[field] ?? '').trim())
    const usual: FieldVerdict[] = [
      ['currency', lists && of('currency') === '' ? { key: 'required' } : undefined],
      ...shownFields(personal, (name) => values[name]).map((field): FieldVerdict => [
        field.sysname,
        checkField(field, of(field.sysname), { now, minimumAge }),
      ]),
    ]
    if (contact === 'email' || emailToo) usual.push(['email', validators.email(of('email'))])
    if (contact === 'phone') usual.push(['mobile', checkPhone(of('mobile'), lists)])
    if (password) usual.push(['password', validators.password(of('password'), passwordPolicy)])
    if (terms) usual.push(['terms', validators.terms(values['terms'] === '1', true)])
    return sentencesOf(usual, of)
  }
}

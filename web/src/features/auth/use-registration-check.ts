import { instant } from '@ante/kit/instant'
import * as validators from '@ante/kit/validators'
import { validateField } from '@ante/product/identity/rules/form-rules'
import { phoneMasks } from '@ante/product/players/rules/phone-masks'
import { readPhone } from '@ante/product/players/rules/phone-number'
import { checkField } from '@ante/product/players/rules/registration'
import { useTranslations } from 'use-intl'
import { usePasswordPolicy, useSettings, useSiteData } from '../../app/document/site-data.ts'
import type { Sentences, Values } from '../../ui/use-fields.ts'
import type { RegistrationLists } from './personal-fields.tsx'
import type { AuthForm } from './registration-parts.tsx'

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
export function useRegistrationCheck(
  lists: RegistrationLists | undefined,
  contact: AuthForm['field']
): (values: Values) => Sentences {
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

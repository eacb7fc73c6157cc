import { instant } from '@ante/kit/instant'
import { validateField } from '@ante/product/identity/rules/form-rules'
import type { FieldDefinition } from '@ante/product/players/contract'
import { shownFields } from '@ante/product/players/rules/personal-fields'
import { isLocked } from '@ante/product/players/rules/profile'
import { checkField } from '@ante/product/players/rules/registration'
import { useTranslations } from 'use-intl'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import type { Sentences, Values } from '../../ui/use-fields.ts'
import { valueIn } from './personal-values.ts'

/** The same rules as the server's, with their sentences; the operator's dictionary comes first. What is locked is not asked about. */
export function usePersonalCheck(
  definitions: readonly FieldDefinition[],
  saved: Values,
  isVerified: boolean
): (values: Values) => Sentences {
  const t = useTranslations('fields')
  const { validation } = useSettings('auth').forms.profile
  const { minimumAge } = useSiteData().policy
  return (values) => {
    const now = instant(Date.now())
    const of = (field: string) => valueIn(values, field)
    const sentences: Record<string, string> = {}
    for (const field of shownFields(definitions, (name) => values[name])) {
      const { sysname } = field
      if (isLocked(sysname, saved[sysname] ?? '', isVerified)) continue
      const usual = checkField(field, of(sysname), { now, minimumAge })
      const complaint = validateField(validation, sysname, of(sysname), usual, of)
      if (complaint)
        sentences[sysname] =
          'sentence' in complaint ? complaint.sentence : t(complaint.verdict.key, complaint.verdict.values)
    }
    return sentences
  }
}

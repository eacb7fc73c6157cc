import { instant } from '@ante/kit/instant'
import type { FieldDefinition } from '@ante/product/players/contract'
import { shownFields } from '@ante/product/players/rules/personal-fields'
import { isLocked } from '@ante/product/players/rules/profile'
import { checkField } from '@ante/product/players/rules/registration'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { type FieldVerdict, useFieldSentences } from '../../app/personal/use-field-sentences.ts'
import type { Sentences, Values } from '../../ui/use-fields.ts'
import { valueIn } from './personal-values.ts'

/** The same rules as the server's, with their sentences; the operator's dictionary comes first. What is locked is not asked about. */
export function usePersonalCheck(
  definitions: readonly FieldDefinition[],
  saved: Values,
  isVerified: boolean
): (values: Values) => Sentences {
  const sentencesOf = useFieldSentences(useSettings('auth').forms.profile.validation)
  const { minimumAge } = useSiteData().policy
  return (values) => {
    const now = instant(Date.now())
    const of = (field: string) => valueIn(values, field)
    const usual = shownFields(definitions, (name) => values[name])
      .filter(({ sysname }) => !isLocked(sysname, saved[sysname] ?? '', isVerified))
      .map((field): FieldVerdict => [field.sysname, checkField(field, of(field.sysname), { now, minimumAge })])
    return sentencesOf(usual, of)
  }
}

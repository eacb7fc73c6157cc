import type { Verdict } from '@ante/kit/validators'
import { type FieldDictionary, validateField } from '@ante/product/identity/rules/form-rules'
import { useTranslations } from 'use-intl'
import type { Sentences } from '../../ui/use-fields.ts'

export type FieldVerdict = readonly [field: string, usual: Verdict]

/** What is wrong with the fields of a form, in a sentence at each: by the operator's dictionary first, then by our own rule. `valueOf` answers a value as it is checked. */
export function useFieldSentences(
  dictionary: FieldDictionary
): (verdicts: readonly FieldVerdict[], valueOf: (field: string) => string) => Sentences {
  const t = useTranslations('fields')
  return (verdicts, valueOf) => {
    const sentences: Record<string, string> = {}
    for (const [field, usual] of verdicts) {
      const complaint = validateField(dictionary, field, valueOf(field), usual, valueOf)
      if (complaint)
        sentences[field] =
          'sentence' in complaint ? complaint.sentence : t(complaint.verdict.key, complaint.verdict.values)
    }
    return sentences
  }
}

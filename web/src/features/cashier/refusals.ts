import { useTranslations } from 'use-intl'
import { ApiError, OfflineError } from '../../app/api/client.ts'
import { atFields } from '../../app/api/at-fields.ts'

/** What a form says of a try that failed: the sentences at its fields, and one above the button with the type of the refusal. */
export interface Failure {
  readonly fields: Readonly<Record<string, string>>
  readonly problem?: { readonly text: string; readonly type: string; readonly code?: string }
}

/**
 * The server's own sentences, at the fields of these names; or that nothing is known. What is refused about something that the form does not
 * ask for is said above the button.
 */
export function useFailure(unknown: string): (error: unknown, names: readonly string[]) => Failure {
  const t = useTranslations('common')
  return (error, names) => {
    if (error instanceof OfflineError) return { fields: {}, problem: { text: unknown, type: '' } }
    if (!(error instanceof ApiError)) return { fields: {}, problem: { text: t('failed'), type: '' } }
    const { at, elsewhere } = atFields(error.fields, names)
    const isSaid = Object.keys(at).length > 0 && Object.keys(elsewhere).length === 0
    return isSaid
      ? { fields: at }
      : { fields: at, problem: { text: error.message, type: error.type, code: error.code } }
  }
}

import type { FieldDefinition } from '@ante/product/players/contract'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { atFields } from '../../app/api/at-fields.ts'
import { ApiError, post } from '../../app/api/client.ts'
import { isDone } from '../../app/api/is-done.ts'
import type { useFields, Values } from '../../ui/use-fields.ts'
import { profilePayload } from './personal-values.ts'

interface Save {
  readonly form: ReturnType<typeof useFields>
  /** Something was changed, and the fields are those of the country that is chosen. */
  readonly canSave: boolean
  readonly definitions: readonly FieldDefinition[]
  readonly saved: Values
  readonly isVerified: boolean
  readonly onSaved: () => Promise<void>
}

/** PROF-15, PROF-16: sends what was changed; what the server refuses stands at its field, anything else above the form. */
export function useSavePersonal({ form, canSave, definitions, saved, isVerified, onSaved }: Save) {
  const t = useTranslations('common')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSaved, setIsSaved] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !canSave || !form.submit()) return
    setSending(true)
    setProblem(undefined)
    setIsSaved(false)
    try {
      const answer = await post(
        'account.saveProfileInfo',
        onWire(profilePayload(definitions, form.values, saved, isVerified))
      )
      if (isDone(answer)) {
        await onSaved()
        setIsSaved(true)
      } else setProblem(t('failed'))
    } catch (error) {
      const { at, elsewhere } =
        error instanceof ApiError
          ? atFields(
              error.fields,
              definitions.map(({ sysname }) => sysname)
            )
          : { at: {}, elsewhere: {} }
      const isAtField = Object.keys(at).length > 0
      if (isAtField) form.refuse(at)
      const rest = Object.values(elsewhere).join(' ')
      setProblem(rest || (isAtField ? undefined : error instanceof ApiError ? error.message : t('offline')))
    }
    setSending(false)
  }
  return { sending, problem, isSaved, submit, clear: () => setProblem(undefined) }
}

/** An empty value is not sent at all (API-07): what was emptied goes as a space, which the server trims to nothing. */
const onWire = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? ' ' : value]))

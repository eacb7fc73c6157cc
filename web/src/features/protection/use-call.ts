import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { atFields } from '../../app/api/at-fields.ts'
import { ApiError } from '../../app/api/client.ts'
import type { OwnLimit } from '../../app/protection/limits.ts'

/** What was asked for and waits. */
export type Change = NonNullable<OwnLimit['change']>

export interface Failure {
  readonly fields: Readonly<Record<string, string>>
  readonly text?: string
}

/** One call at a time: whether it runs, and what was refused. `names` are the fields at which a refusal can stand. */
export function useCall(names: readonly string[] = []) {
  const common = useTranslations('common')
  const [busy, setBusy] = useState(false)
  const [text, setText] = useState<string>()
  async function run(work: () => Promise<void>): Promise<Failure | undefined> {
    if (busy) return undefined
    setBusy(true)
    setText(undefined)
    try {
      await work()
      return undefined
    } catch (error) {
      const failure = failureOf(error, names, common('offline'))
      setText(failure.text)
      return failure
    } finally {
      setBusy(false)
    }
  }
  return { busy, text, run }
}

function failureOf(error: unknown, names: readonly string[], offline: string): Failure {
  if (!(error instanceof ApiError)) return { fields: {}, text: offline }
  const { at, elsewhere } = atFields(error.fields, names)
  const isSaid = Object.keys(at).length > 0 && Object.keys(elsewhere).length === 0
  return isSaid ? { fields: at } : { fields: at, text: error.message }
}

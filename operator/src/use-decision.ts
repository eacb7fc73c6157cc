import { useState } from 'react'
import { CallRefused, messageOf, proposedText } from './api.ts'
import { endSession } from './session/session.ts'

interface Failure {
  readonly text: string
  readonly fields: Readonly<Record<string, string>>
}
const none: Failure = { text: '', fields: {} }

export interface Deciding {
  readonly isBusy: boolean
  /** Why the last try failed; empty where it did not. */
  readonly failure: string
  /** What is wrong with each field that the last try named. */
  readonly fields: Readonly<Record<string, string>>
  decide: (send: (idempotencyKey: string) => Promise<string>) => Promise<void>
}

/**
 * One decision. As long as its outcome is not known it is sent again under the same key. `onDone` gets the sentence that says what came of it, also where
 * another member has to approve it.
 */
export function useDecision(onDone: (text: string) => void): Deciding {
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const [failure, setFailure] = useState(none)
  const [isBusy, setBusy] = useState(false)
  async function decide(send: (idempotencyKey: string) => Promise<string>): Promise<void> {
    setBusy(true)
    setFailure(none)
    try {
      onDone(await send(key))
    } catch (error) {
      if (!(error instanceof CallRefused)) return setFailure({ text: messageOf(error), fields: {} })
      // It was refused: another try is another decision.
      if (error.isFinal) setKey(crypto.randomUUID())
      const proposed = proposedText(error)
      if (error.status === 401) endSession()
      else if (proposed !== undefined) onDone(proposed)
      else setFailure({ text: error.message, fields: error.fields })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure: failure.text, fields: failure.fields, decide }
}

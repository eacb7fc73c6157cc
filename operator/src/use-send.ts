import { useState } from 'react'
import { CallRefused, messageOf, proposedText } from './api.ts'
import { endSession } from './session/session.ts'

export interface Sending {
  readonly isBusy: boolean
  readonly failure: string
  /** Whether it was done. What was refused is said by `failure`; a session that has ended leads to the sign-in. */
  send: (work: () => Promise<unknown>) => Promise<boolean>
}

/** One thing that is sent: while it is on its way no other is. `onProposed` is told the sentence where it waits for another member's approval: nothing is left to do in its form. */
export function useSend(onProposed?: (text: string) => void): Sending {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure('')
    try {
      await work()
      return true
    } catch (error) {
      const proposed = error instanceof CallRefused ? proposedText(error) : undefined
      if (error instanceof CallRefused && error.status === 401) endSession()
      else if (proposed !== undefined && onProposed) onProposed(proposed)
      else setFailure(proposed ?? messageOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, send }
}

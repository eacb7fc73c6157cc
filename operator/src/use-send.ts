import { useState } from 'react'
import { CallRefused, messageOf } from './api.ts'
import { endSession } from './session/session.ts'

export interface Sending {
  readonly isBusy: boolean
  readonly failure: string
  /** Whether it was done. What was refused is said by `failure`; a session that has ended leads to the sign-in. */
  send: (work: () => Promise<unknown>) => Promise<boolean>
}

/** One thing that is sent: while it is on its way no other is. */
export function useSend(): Sending {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure('')
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof CallRefused && error.status === 401) endSession()
      else setFailure(messageOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, send }
}

import { useState } from 'react'

export interface AskedDecision<Asked> {
  /** What the open dialog decides about; undefined while none is open. */
  readonly asked: Asked | undefined
  readonly ask: (asked: Asked) => void
  /** What came of the last decision; empty until there is one, and while the next one is asked for. */
  readonly told: string
  /** The two ends of the dialog. `onDecided` reads anew what the decision has changed. */
  readonly closing: (onDecided: () => void) => {
    readonly onClose: () => void
    readonly onDone: (text: string) => void
  }
}

/** The dialog of a page for one decision at a time, and the sentence that says what came of it. */
export function useAsked<Asked>(): AskedDecision<Asked> {
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState('')
  const ask = (next: Asked): void => {
    setTold('')
    setAsked(next)
  }
  const onClose = (): void => setAsked(undefined)
  const closing = (onDecided: () => void) => ({
    onClose,
    onDone: (text: string): void => {
      onClose()
      setTold(text)
      onDecided()
    },
  })
  return { asked, ask, told, closing }
}

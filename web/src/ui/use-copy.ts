import { useEffect, useState } from 'react'

/**
 * Puts a text into the clipboard, and says for a while that it is there. A page without a secure connection has no clipboard, and a browser may refuse it:
 * then the text must be there to be selected.
 */
export function useCopy(): {
  copy: (text: string) => Promise<void>
  outcome: 'copied' | 'failed' | undefined
} {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    const timer = outcome === 'copied' ? setTimeout(() => setOutcome(undefined), 2_000) : undefined
    return () => clearTimeout(timer)
  }, [outcome])
  async function copy(text: string): Promise<void> {
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return { copy, outcome }
}

import { useRef } from 'react'
import { ApiError, newKey, OfflineError } from '../../app/api.ts'

/**
 * Whether the fate of a try is still open: no answer, a fault of ours, a repetition at which nobody looked (not so fast, who are you), or a provider that
 * has not answered us while the payment stays open. The same try is then made again under its key; whatever was begun is found and not begun twice.
 */
export const isOpen = (error: unknown): boolean =>
  error instanceof OfflineError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401 || error.type === 'BillingUnavailableException'))

interface Attempt {
  keyFor(values: unknown): string
  answered(): void
  failed(error: unknown): void
}

/** The key of what the player is trying to do. The same values keep their key until the fate of the try is known; other values get a new one. */
export function useAttempt(): Attempt {
  const attempt = useRef<{ content: string; key: string }>(undefined)
  const answered = () => {
    attempt.current = undefined
  }
  return {
    keyFor(values) {
      const content = JSON.stringify(values)
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() }
      return attempt.current.key
    },
    answered,
    failed(error) {
      if (!isOpen(error)) answered()
    },
  }
}

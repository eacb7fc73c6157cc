import { promoCode } from '@ante/kit/validators'

/** REG-14. */
export type CodeState = 'none' | 'loading' | 'valid' | 'invalid'
/** VAL-80, CONST-06. */
export const codePauseMs = 300

/**
 * Asks about a code once it has not changed for a moment. What is answered about an older one is not told; without an answer nothing is
 * claimed.
 */
export function createCodeCheck(
  ask: (code: string, signal: AbortSignal) => Promise<boolean>,
  tell: (state: CodeState) => void
) {
  let asked = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    asked.abort()
    clearTimeout(timer)
  }
  return {
    stop,
    typed(given: string): void {
      stop()
      const code = given.trim()
      if (promoCode(code)) return tell('none')
      tell('loading')
      asked = new AbortController()
      const { signal } = asked
      timer = setTimeout(() => {
        ask(code, signal).then(
          (isValid) => !signal.aborted && tell(isValid ? 'valid' : 'invalid'),
          () => !signal.aborted && tell('none')
        )
      }, codePauseMs)
    },
  }
}

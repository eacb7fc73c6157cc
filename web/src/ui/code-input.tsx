import { Input } from './field.tsx'
import { oneTimeDigits } from './digits.ts'

interface CodeInputProps {
  label: string
  value: string
  /** Told with digits alone, at most six: what else was typed or pasted is left out. */
  onCode: (code: string) => void
  error?: string | undefined
  name?: string
  autoFocus?: boolean
}

/** The six digits of a letter or a message: as they are pasted, with spaces or words around them, and offered by the browser where it has read them. */
export function CodeInput({ onCode, ...rest }: CodeInputProps) {
  // No `maxLength`: a browser would cut a pasted `123 456` before we see it.
  return (
    <Input
      {...rest}
      onChange={(event) => onCode(oneTimeDigits(event.target.value))}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
    />
  )
}

import { Input } from '@ante/web/ui/field'

/** The six digits of an authenticator app. */
export function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <Input
      label="Code from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      title="Six digits"
      maxLength={6}
      required
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
    />
  )
}

import { Input } from '@ante/web/ui/field'

/** A sum of money. */
export const AmountInput = ({
  label,
  name,
  hint,
  error,
}: {
  label: string
  name: string
  hint?: string
  error: string | undefined
}) => (
  <Input
    label={label}
    name={name}
    inputMode="decimal"
    autoComplete="off"
    maxLength={32}
    required
    hint={hint}
    error={error}
  />
)

/** A whole number between two others. */
export const NumberInput = ({
  label,
  name,
  value,
  least = 1,
  most,
  error,
}: {
  label: string
  name: string
  value: number
  least?: number
  most: number
  error?: string | undefined
}) => (
  <Input label={label} name={name} type="number" min={least} max={most} required defaultValue={value} error={error} />
)

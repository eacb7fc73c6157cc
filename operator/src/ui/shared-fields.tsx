import { currencies, type Currency, isCurrency } from '@ante/kit/money'
import { Input, Select } from '@ante/web/ui/field'

/** By what the server and other settings know something that staff write. */
export const SystemNameInput = ({
  value,
  hint,
  disabled = false,
  onChange,
}: {
  value: string
  /** What stands behind the rule for its letters. */
  hint?: string
  disabled?: boolean
  onChange: (value: string) => void
}) => (
  <Input
    label="System name"
    value={value}
    pattern="[a-z0-9\-]{1,60}"
    hint={`Small letters, digits and hyphens.${hint ? ` ${hint}` : ''}`}
    disabled={disabled}
    required
    onChange={({ target }) => onChange(target.value)}
  />
)

export const CurrencySelect = ({ value, onChange }: { value: Currency; onChange: (value: Currency) => void }) => (
  <Select
    label="Currency"
    value={value}
    options={Object.keys(currencies).map((code) => ({ value: code, label: code }))}
    onChange={({ target }) => isCurrency(target.value) && onChange(target.value)}
  />
)

/** From when to when something runs, as `datetime-local` gives it. */
export const PeriodInputs = ({
  startsAt,
  endsAt,
  onChange,
}: {
  startsAt: string
  endsAt: string
  onChange: (more: { startsAt?: string; endsAt?: string }) => void
}) => (
  <>
    <Input
      label="Starts (UTC)"
      type="datetime-local"
      value={startsAt}
      required
      onChange={({ target }) => onChange({ startsAt: target.value })}
    />
    <Input
      label="Ends (UTC)"
      type="datetime-local"
      value={endsAt}
      required
      onChange={({ target }) => onChange({ endsAt: target.value })}
    />
  </>
)

import { type ComponentProps, type InputHTMLAttributes, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isoDay, shownDay, typedDay } from './date-typed.ts'
import { fieldBox, FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

interface Day {
  /** `2026-11-23`, or what was typed of a day so far. */
  value: string
  /** The day in ISO form as soon as it is one, until then what was typed. */
  onValue: (value: string) => void
  /** Bounds of the calendar, in ISO form. */
  min?: string | undefined
  max?: string | undefined
}
type Control = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'min' | 'max'>

/**
 * A date as dates are shown (CASH-49), typed or chosen. A browser's own field would have the form of the browser's language, which need not be that of the
 * page (decision 0122): only its calendar is used.
 */
export function DateControl({ value, onValue, min, max, className = '', ...rest }: Day & Control) {
  const t = useTranslations('common.dateInput')
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <span className="relative block">
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        dir="ltr"
        placeholder={t('form')}
        value={shownDay(value)}
        onChange={({ target }) => {
          const typed = typedDay(target.value)
          onValue(isoDay(typed) ?? typed)
        }}
        className={`figures pe-11! rtl:text-end ${className}`}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isoDay(value) ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onValue(target.value)}
        className="pointer-events-none absolute inset-0 -z-10 opacity-0"
      />
      <button
        type="button"
        className="icon-button absolute inset-y-0 end-0 my-auto"
        aria-label={t('choose')}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar" size={18} />
      </button>
    </span>
  )
}

export function DateInput({
  label,
  error,
  hint,
  id,
  ...rest
}: Omit<ComponentProps<typeof FieldFrame>, 'id' | 'children'> & Day & Control) {
  const made = useId()
  const own = id ?? made
  return (
    <FieldFrame id={own} label={label} error={error} hint={hint}>
      <DateControl
        {...rest}
        id={own}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${own}-note` : undefined}
        className={fieldBox(error)}
      />
    </FieldFrame>
  )
}

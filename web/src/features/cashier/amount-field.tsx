import { readTyped } from '@ante/kit/money-text'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { latinDigits } from '../../ui/digits.ts'
import { Icon } from '../../ui/icon.tsx'

interface AmountFieldProps {
  label: string
  symbol: string
  name: string
  value: string
  error?: string | undefined
  hint: string
  /** Whole sums to choose from, as they are typed (CASH-16, CASH-17). */
  choices: readonly { value: string; label: string }[]
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

/** A whole sum: large figures, a number pad on a phone, common amounts below. */
export function AmountField({ label, symbol, name, value, error, hint, choices, onChange, onBlur }: AmountFieldProps) {
  const t = useTranslations('cashierPages.deposit')
  const id = useId()
  const locale = useLocale()
  const chosen = readTyped(latinDigits(value), locale)
  return (
    <div className="grid gap-2.5">
      <label htmlFor={id} className="text-14 font-medium text-chalk-2">
        {label}
      </label>
      <div className="relative" dir="ltr">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-28 text-chalk-3"
        >
          {symbol}
        </span>
        <input
          id={id}
          name={name}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`figures h-16 w-full rounded-2 border bg-ink ps-11 pe-4 text-28 font-semibold text-chalk transition-colors ${error ? 'border-danger' : 'border-line-strong hover:border-chalk-3 focus:border-ember'}`}
        />
      </div>
      <div id={`${id}-note`} aria-live="polite">
        {error ? (
          <p className="flex items-start gap-1.5 text-14 text-danger">
            <Icon name="warning" size={17} />
            <span className="sentence">{error}</span>
          </p>
        ) : (
          <p className="figures text-14 text-chalk-3">{hint}</p>
        )}
      </div>
      {choices.length > 0 && (
        <div
          role="group"
          aria-label={t('amounts')}
          className="grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-2"
        >
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              aria-pressed={chosen === choice.value}
              onClick={() => onChange({ target: { value: choice.value } })}
              className="figures h-11 rounded-2 border border-line bg-surface-2 px-1 text-14 font-semibold text-chalk-2 transition-colors hover:border-line-strong hover:text-chalk aria-pressed:border-ember aria-pressed:bg-ember-soft aria-pressed:text-chalk"
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Input, type InputProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { passwordStrength } from './password-strength.ts'

const names = ['weak', 'weak', 'fair', 'good', 'strong'] as const
const colours = ['bg-danger', 'bg-danger', 'bg-ember', 'bg-baize', 'bg-baize']

/** A password that can be shown; with `strength` it says how hard it is to guess. */
export function PasswordInput({
  strength = false,
  labels,
  value,
  ...rest
}: Omit<InputProps, 'type' | 'end' | 'value'> & {
  value: string
  strength?: boolean
  labels: { show: string; hide: string }
}) {
  const t = useTranslations('common.passwordStrength')
  const [shown, setShown] = useState(false)
  const score = passwordStrength(value)
  return (
    <div className="grid gap-2">
      <Input
        {...rest}
        value={value}
        dir="ltr"
        type={shown ? 'text' : 'password'}
        end={
          <button
            type="button"
            className="icon-button"
            aria-label={shown ? labels.hide : labels.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        }
      />
      {strength && value !== '' && (
        <div
          className="flex items-center gap-3"
          role="meter"
          aria-label={t('label')}
          aria-valuemin={0}
          aria-valuemax={4}
          aria-valuenow={score}
          aria-valuetext={t(names[score])}
        >
          <div className="grid flex-1 grid-cols-4 gap-1">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={`h-1 rounded-full transition-colors duration-200 ${score >= step ? colours[score] : 'bg-surface-3'}`}
              />
            ))}
          </div>
          <span className="min-w-14 text-end text-12 text-chalk-2">{t(names[score])}</span>
        </div>
      )}
    </div>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldFrame, fieldBox } from './field.tsx'
import { Icon } from './icon.tsx'
import type { Option } from './option-window.ts'
import { SelectChoices } from './select-choices.tsx'

interface SelectListProps {
  label: string
  name?: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  /** What the closed control says of the choice; by default its label. */
  shown?: (option: Option) => string
  required?: boolean
}

/**
 * A choice from a long list: what is typed narrows it, arrows and Enter choose, and only the rows in sight are drawn. A short list is better
 * served by the browser's own select.
 */
export function SelectList({ label, name, value, options, onChoose, error, hint, shown, required }: SelectListProps) {
  const t = useTranslations('common')
  const id = useId()
  const { open, setOpen, holder } = useOpen()
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = options.find((option) => option.value === value)
  const leave = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div ref={holder} className="relative">
        <button
          ref={trigger}
          type="button"
          role="combobox"
          id={id}
          name={name}
          value={value}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onClick={() => setOpen(!open)}
          className={`${fieldBox(error)} flex items-center justify-between gap-3 text-start`}
        >
          <span className={`min-w-0 truncate ${chosen ? '' : 'text-chalk-3'}`}>
            {chosen ? (shown?.(chosen) ?? chosen.label) : t('choose')}
          </span>
          <span className="text-chalk-3">
            <Icon name="chevron-down" size={18} />
          </span>
        </button>
        {open && (
          <SelectChoices
            id={`${id}-list`}
            label={label}
            options={options}
            value={value}
            onLeave={leave}
            onChoose={(next) => {
              onChoose(next)
              leave()
            }}
          />
        )}
      </div>
    </FieldFrame>
  )
}

/** Open until something else is pressed or gets the focus. */
function useOpen() {
  const [open, setOpen] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: Event) => {
      const isWithin = event.target instanceof Node && holder.current?.contains(event.target)
      if (!isWithin) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [open])
  return { open, setOpen, holder }
}

import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { Icon } from './icon.tsx'
import type { Option } from './option-window.ts'

interface FieldProps {
  label: string
  /** A whole sentence; its presence marks the field as wrong. */
  error?: string | undefined
  hint?: string | undefined
}

const box =
  'h-12 w-full rounded-2 border bg-ink px-3.5 text-16 text-chalk placeholder:text-chalk-3 transition-colors duration-150 disabled:opacity-60'
const boxState = (error: string | undefined) =>
  error ? 'border-danger' : 'border-line-strong hover:border-chalk-3 focus:border-ember focus-visible:outline-offset-0'

/** The look of a control that is no input of the browser. */
export const fieldBox = (error: string | undefined): string => `${box} ${boxState(error)}`

/** Label above, control, then the refusal or else the hint: both announced with the control. */
export function FieldFrame({ id, label, error, hint, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium text-chalk-2">
        {label}
      </label>
      {children}
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  )
}

function FieldNote({ id, error, hint }: { id: string; error?: string | undefined; hint?: string | undefined }) {
  return (
    <div aria-live="polite">
      {error ? (
        <p id={`${id}-note`} className="flex items-start gap-1.5 text-14 text-danger">
          <Icon name="warning" size={17} />
          <span className="sentence">{error}</span>
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-14 text-chalk-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

const describedBy = (id: string, error?: string, hint?: string) => (error || hint ? `${id}-note` : undefined)

export type InputProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { end?: ReactNode }

export function Input({ label, error, hint, end, className = '', id, ...rest }: InputProps) {
  const made = useId()
  const own = id ?? made
  return (
    <FieldFrame id={own} label={label} error={error} hint={hint}>
      {/* What stands at the end of a field that runs from left to right stands at its right, where the text leaves room for it. */}
      <div className="relative" dir={rest.dir}>
        <input
          {...rest}
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, error, hint)}
          className={`${box} ${boxState(error)} ${end ? 'pe-12' : ''} ${className}`}
        />
        {end && <div className="absolute inset-y-0 end-0.5 grid place-items-center">{end}</div>}
      </div>
    </FieldFrame>
  )
}

/** Text of several lines. */
export function TextArea({
  label,
  error,
  hint,
  id,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const made = useId()
  const own = id ?? made
  return (
    <FieldFrame id={own} label={label} error={error} hint={hint}>
      <textarea
        {...rest}
        id={own}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, error, hint)}
        className={`${box} ${boxState(error)} h-auto min-h-32 resize-y py-3`}
      />
    </FieldFrame>
  )
}

export type { Option } from './option-window.ts'

export function Select({
  label,
  error,
  hint,
  options,
  id,
  ...rest
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] }) {
  const made = useId()
  const own = id ?? made
  return (
    <FieldFrame id={own} label={label} error={error} hint={hint}>
      <div className="relative">
        <select
          {...rest}
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, error, hint)}
          className={`${box} ${boxState(error)} appearance-none pe-10`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-chalk-3">
          <Icon name="chevron-down" size={18} />
        </span>
      </div>
    </FieldFrame>
  )
}

export function Checkbox({
  label,
  error,
  id,
  ...rest
}: { label: ReactNode; error?: string | undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const made = useId()
  const own = id ?? made
  return (
    <div className="grid gap-1">
      <label htmlFor={own} className="group flex min-h-11 items-center gap-3 text-14 text-chalk-2">
        <span
          className={`relative grid size-5.5 shrink-0 place-items-center rounded-1 border ${error ? 'border-danger' : 'border-line-strong group-hover:border-chalk-3'} has-checked:border-ember has-checked:bg-ember has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember`}
        >
          <input
            {...rest}
            type="checkbox"
            id={own}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(own, error)}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="hidden text-on-ember peer-checked:block">
            <Icon name="check" size={16} />
          </span>
        </span>
        <span>{label}</span>
      </label>
      <FieldNote id={own} error={error} />
    </div>
  )
}

import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

/** On or off, at once: what it changes is changed when it is moved. */
export function Switch({
  label,
  ...rest
}: { label: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'>) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4 text-14 text-chalk-2">
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span className="relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-surface-3 transition-colors duration-160 has-checked:border-baize has-checked:bg-baize-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember">
        <input
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={rest.checked ?? false}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1 size-4.5 rounded-full bg-chalk-3 transition-transform duration-160 ease-(--ease) peer-checked:translate-x-5 peer-checked:bg-baize rtl:peer-checked:-translate-x-5"
        />
      </span>
    </label>
  )
}

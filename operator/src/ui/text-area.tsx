import { type TextareaHTMLAttributes, useId } from 'react'

/** Several lines of text with their label above. */
export function TextArea({
  label,
  hint,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; hint?: string }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium text-chalk-2">
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-note` : undefined}
        className="w-full resize-y rounded-2 border border-line-strong bg-ink px-3.5 py-2.5 text-16 text-chalk hover:border-chalk-3 focus:border-ember"
      />
      {hint && (
        <p id={`${id}-note`} className="text-14 text-chalk-3">
          {hint}
        </p>
      )}
    </div>
  )
}

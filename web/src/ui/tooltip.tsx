import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

/** A word with its explanation: by pointer, by focus and by touch; Esc puts it away (WCAG 1.4.13). */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
  }
  return (
    <span className="relative inline-flex" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={pressed}
        className="tap-room cursor-help rounded-1 underline decoration-line-strong decoration-dotted underline-offset-4"
      >
        {children}
      </button>
      {open && (
        <span
          role="tooltip"
          id={id}
          className="absolute end-0 bottom-[calc(100%+0.375rem)] z-20 w-max max-w-56 rounded-2 border border-line-strong bg-surface-3 px-3 py-2 text-start text-12 font-normal text-chalk shadow-2"
        >
          {text}
        </span>
      )}
    </span>
  )
}

import { Icon } from '@ante/web/ui/icon'
import { type ReactNode, useEffect, useId, useRef } from 'react'

const firstField = 'form :is(input:not([type="hidden"]), select, textarea):not(:disabled)'

/** A dialog of the browser: it keeps the keyboard within, Esc closes it, and the focus goes back to what opened it. */
export function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = element.current
    const before = document.activeElement
    shown?.showModal()
    // Where something is asked it is written at once; the browser would choose what closes it.
    shown?.querySelector<HTMLElement>(firstField)?.focus()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="dialog m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[34rem] overflow-auto rounded-3 bg-surface-1 text-chalk shadow-3"
    >
      <div className="grid gap-5 p-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="font-display text-22 wrap-anywhere">
            {title}
          </h2>
          <button type="button" className="icon-button -m-2" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

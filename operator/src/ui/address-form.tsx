import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * Fields of a search or a filter in one line with their button. They show what the address of the page says, also after the member went back to an earlier
 * address. The form stays the same element, so that whoever sends it by keyboard keeps the focus.
 */
export function AddressForm({
  values,
  onSend,
  role,
  children,
}: {
  /** What the address says, by the name of the field. */
  values: Readonly<Record<string, string>>
  onSend: (form: FormData) => void
  role?: 'search'
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const said = new URLSearchParams(values).toString()
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(said)) {
      const field = element.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [said])
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    // A field keeps room for its note below itself: the button ends where the field ends.
    <form
      ref={element}
      role={role}
      className="flex flex-wrap items-end gap-3 [&>button]:mb-1.5 [&>button]:h-12"
      onSubmit={submit}
    >
      {children}
    </form>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** What was refused, above the button that asked for it; with what can be done about it. */
export function FormAlert({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="grid gap-3 rounded-2 bg-danger-soft px-3.5 py-3 text-14 text-danger">
      <p className="flex items-start gap-2.5">
        <Icon name="warning" />
        <span className="sentence">{text}</span>
      </p>
      {children}
    </div>
  )
}

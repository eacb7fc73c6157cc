import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { dialogs } from './store.ts'

/** The words of a popup and, at its end, what can be done. */
export function DialogBody({
  text,
  children,
  actions,
}: {
  text?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="grid gap-5">
      {text && <p className="text-14 whitespace-pre-line text-chalk-2">{text}</p>}
      {children}
      {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
    </div>
  )
}

/** A way out of a popup that leads to a page: the popup goes with it. */
export function LeaveTo({
  popup,
  to,
  children,
  look,
}: {
  popup: string
  to: string
  children: ReactNode
  look?: 'plain'
}) {
  return (
    <ButtonLink to={to} look={look} onClick={() => dialogs.closeByName(popup, { immediate: true, result: true })}>
      {children}
    </ButtonLink>
  )
}

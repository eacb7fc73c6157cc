import type { ReactNode } from 'react'
import { type ToastEvent, toasts } from '../../ui/toast.tsx'
import { ApiError } from './client.ts'
import { reactionTo } from './reactions.ts'

/** What the site says itself: by the page that replaces all others, or by the place that it leads to. */
const told: ReadonlySet<string> = new Set(['fatal', 'signedOut', 'page', 'confirm', 'popup'])

/** A call that failed, told by a sentence of the page; nobody is told twice (ERR-05, ERR-32..34). */
export function tellFailure(event: ToastEvent, error: unknown, text: ReactNode): void {
  if (!(error instanceof ApiError) || !told.has(reactionTo(error).shows)) toasts.tell(event, text, { tone: 'bad' })
}

/** The same by the server's own sentence, or by `offline` where it did not answer. */
export const tellRefusal = (event: ToastEvent, error: unknown, offline: ReactNode): void =>
  tellFailure(event, error, error instanceof ApiError ? error.message : offline)

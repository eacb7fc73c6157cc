import { Button } from '@ante/web/ui/button'
import type { ReactNode } from 'react'
import type { Loaded } from '../use-loaded.ts'
import { PastTheEnd } from './past-the-end.tsx'

/** While something is on its way for the first time. */
export function Loading({ what }: { what: string }) {
  return (
    <p role="status" className="grid min-h-40 place-items-center text-chalk-3">
      Loading {what}…
    </p>
  )
}

/** What could not be read, and the way to try again. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid min-h-40 content-center justify-items-center gap-4 rounded-3 border border-danger/40 p-6 text-center"
    >
      <p>{message}</p>
      <Button look="plain" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** A list as it stands: it could not be read, is on its way for the first time, is empty, has nothing on this page of it, or has rows. Rows that are read anew stay until the new ones are there. */
export function LoadedList<T extends { readonly items: readonly unknown[] }>({
  loaded,
  what,
  empty,
  page = 1,
  param = 'page',
  children,
}: {
  loaded: Loaded<T> & { again: () => void }
  what: string
  empty: ReactNode
  /** Where the list has pages. */
  page?: number
  param?: string
  children: (data: T) => ReactNode
}) {
  if (loaded.state === 'failed') return <Failed message={loaded.message} onRetry={loaded.again} />
  if (!loaded.data) return <Loading what={what} />
  if (loaded.data.items.length === 0) return page > 1 ? <PastTheEnd page={page} param={param} /> : empty
  return (
    <div aria-busy={loaded.state === 'loading'} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {children(loaded.data)}
    </div>
  )
}

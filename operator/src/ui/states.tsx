import { Button } from '@ante/web/ui/button'

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

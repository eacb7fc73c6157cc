import { ErrorPage } from '../../features/system/error-page.tsx'
import { PageOrFatal } from '../../features/system/page-or-fatal.tsx'

/** Between the frame and the pages, so that an error or a refusal leaves the frame standing. */
export { PageOrFatal as default }

export const ErrorBoundary = ({ error }: { error: unknown }) => <ErrorPage error={error} />

import { Outlet } from 'react-router'
import { ErrorPage } from '../../features/system/error-page.tsx'

/** Between the frame and the pages, so that an error leaves the frame standing. */
export default function Boundary() {
  return <Outlet />
}

export const ErrorBoundary = ({ error }: { error: unknown }) => <ErrorPage error={error} />

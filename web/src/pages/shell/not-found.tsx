import type { LoaderFunctionArgs } from 'react-router'
import { pageNotFound } from '../../app/api/load.server.ts'

export function loader({ url }: LoaderFunctionArgs): never {
  throw pageNotFound(url.pathname)
}

export default function NotFound() {
  return null
}

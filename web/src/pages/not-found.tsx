import type { LoaderFunctionArgs } from 'react-router'
import { pageNotFound } from '../app/load.server.ts'

export function loader({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(new URL(request.url).pathname)
}

export default function NotFound() {
  return null
}

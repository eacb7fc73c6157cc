import { type LoaderFunctionArgs, redirect } from 'react-router'

/** RTE-50: a category's own address is its view of the hall. */
export function loader({ params }: LoaderFunctionArgs): never {
  throw redirect(`/gamehall?category=${encodeURIComponent(params['id'] ?? '')}`)
}

export default function GamehallId() {
  return null
}

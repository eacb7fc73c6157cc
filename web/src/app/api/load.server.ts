import { data } from 'react-router'
import type { Site } from '../document/context.ts'
import type { EndpointKey, Output, Params } from './endpoints.ts'

/** In a loader: the answer of the API, or the page that its refusal leads to. */
export async function read<K extends EndpointKey>(site: Site, key: K, params: Params<K>): Promise<Output<K>> {
  const answer = await site.call(key, params)
  if ('error' in answer) throw data(answer.error, { status: answer.status })
  return answer.data
}

/** In a loader, for a part that the page can do without: undefined where it was refused. */
export async function readIfAllowed<K extends EndpointKey>(
  site: Site,
  key: K,
  params: Params<K>
): Promise<Output<K> | undefined> {
  const answer = await site.call(key, params)
  return 'error' in answer ? undefined : answer.data
}

/** ERR-35, RTE-109. */
export const pageNotFound = (path: string) =>
  data({ type: 'NotFound', message: `Page Not Found: ${path}` }, { status: 404 })

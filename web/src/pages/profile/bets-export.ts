import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { read } from '../../app/api/load.server.ts'

/** GAME-14: the file of a request that is ready, as a download. The path is a protected one. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const { name, csv } = await read(context.get(siteContext), 'games.gethistoryexportfile', { id })
  return new Response(csv, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  })
}

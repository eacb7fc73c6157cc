import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { loadSitemap } from './content.server.ts'

export const loader = ({ context }: LoaderFunctionArgs): Promise<Response> => loadSitemap(context.get(siteContext))

import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { loadManifest } from './installed.server.ts'

export const loader = ({ context }: LoaderFunctionArgs): Response => loadManifest(context.get(siteContext))

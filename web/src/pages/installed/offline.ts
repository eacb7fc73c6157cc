import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { loadOffline } from './installed.server.ts'

export const loader = ({ context }: LoaderFunctionArgs): Response => loadOffline(context.get(siteContext))

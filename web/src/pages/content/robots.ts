import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { loadRobots } from './content.server.ts'

export const loader = ({ context }: LoaderFunctionArgs): Response => loadRobots(context.get(siteContext))

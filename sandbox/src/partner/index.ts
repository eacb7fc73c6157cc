import type { Twin } from '../twin.ts'
import { partnerApp } from './app.ts'

export const twin: Twin = ({ variable }) => partnerApp({ site: variable('SANDBOX_SITE', 'http://localhost:3000') })

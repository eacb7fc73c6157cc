import type { Twin } from '../twin.ts'
import { gamstopApp } from './app.ts'

export const twin: Twin = ({ variable }) => gamstopApp({ apiKey: variable('GAMSTOP_API_KEY', 'gamstop_sandbox_ante') })

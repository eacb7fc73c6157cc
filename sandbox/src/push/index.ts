import type { Twin } from '../twin.ts'
import { pushApp } from './app.ts'

export const twin: Twin = ({ hasControl, pace }) => pushApp({ hasControl, pace })

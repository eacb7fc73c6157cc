import type { Twin } from '../twin.ts'
import { postboxApp } from './app.ts'

export const twin: Twin = ({ storage, variable }) =>
  postboxApp({ storage: storage('postbox'), apiKey: variable('MAIL_API_KEY', 'postbox_sandbox_ante') })

import type { Twin } from '../twin.ts'
import { postboxApp } from './app.ts'

export const twin: Twin = ({ storage, variable, hasControl }) =>
  postboxApp({
    storage: storage('postbox'),
    apiKey: variable('MAIL_API_KEY', 'postbox_sandbox_ante'),
    // During a rotation the first one signs.
    webhookSecret:
      variable('MAIL_WEBHOOK_SECRET', 'whsec_c2FuZGJveC1tYWlsLWV2ZW50LXNlY3JldC0wMDE=').split(',')[0]?.trim() ?? '',
    hasControl,
  })

import type { Twin } from '../twin.ts'
import { smsApp } from './app.ts'

export const twin: Twin = ({ storage, variable, hasControl }) =>
  smsApp({
    storage: storage('sms'),
    apiKey: variable('SMS_API_KEY', 'sms_sandbox_ante'),
    // During a rotation the first one signs.
    webhookSecret:
      variable('SMS_WEBHOOK_SECRET', 'whsec_c2FuZGJveC1zbXMtcmVjZWlwdC1zZWNyZXQtMDE=').split(',')[0]?.trim() ?? '',
    hasControl,
  })

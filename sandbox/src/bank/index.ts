import type { Twin } from '../twin.ts'
import { bankApp } from './app.ts'

export const twin: Twin = ({ storage, variable, url, hasControl, pace }) =>
  bankApp({
    storage: storage('bank'),
    apiKey: variable('BANK_API_KEY', 'sandbox-api-key'),
    // During a rotation the first one signs.
    callbackSecret:
      variable('BANK_WEBHOOK_SECRET', 'whsec_c2FuZGJveC1jYWxsYmFjay1zZWNyZXQtMDAwMQ==').split(',')[0]?.trim() ?? '',
    publicUrl: () => url,
    hasControl,
    pace,
  })

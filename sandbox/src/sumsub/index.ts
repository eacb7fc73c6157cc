import type { Twin } from '../twin.ts'
import { sumsubApp } from './app.ts'

export const twin: Twin = ({ storage, variable, url, hasControl }) =>
  sumsubApp({
    storage: storage('sumsub'),
    appToken: variable('SUMSUB_APP_TOKEN', 'sbx:sandbox_ante'),
    secretKey: variable('SUMSUB_SECRET_KEY', 'sandbox_ante'),
    webhookSecret: variable('SUMSUB_WEBHOOK_SECRET', 'sandbox_ante').split(',')[0]?.trim() ?? '',
    webhookUrl: () => `${variable('CALLBACK_URL', `http://127.0.0.1:${variable('PORT', '3000')}`)}/callbacks/sumsub`,
    frameUrl: () => new URL(url).origin,
    hasControl,
  })

import type { Twin } from '../twin.ts'
import { btcpayApp } from './app.ts'

export const twin: Twin = ({ storage, variable, url, hasControl, pace }) =>
  btcpayApp({
    storage: storage('btcpay'),
    apiKey: variable('BTCPAY_API_KEY', 'btcpay_sandbox_ante'),
    webhookSecret: variable('BTCPAY_WEBHOOK_SECRET', 'btcpay_webhook_sandbox_ante').split(',')[0]?.trim() ?? '',
    webhookUrl: () => `${variable('CALLBACK_URL', `http://127.0.0.1:${variable('PORT', '3000')}`)}/callbacks/btcpay`,
    publicUrl: () => url,
    hasControl,
    confirmAfterSeconds: 5 * pace,
  })

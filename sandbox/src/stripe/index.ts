import type { Twin } from '../twin.ts'
import { stripeApp } from './app.ts'

export const twin: Twin = ({ storage, variable, url, hasControl }) =>
  stripeApp({
    storage: storage('stripe'),
    apiKey: variable('STRIPE_API_KEY', 'sk_test_sandbox_ante'),
    webhookSecret: variable('STRIPE_WEBHOOK_SECRET', 'whsec_sandbox_ante').split(',')[0]?.trim() ?? '',
    webhookUrl: () => `${variable('CALLBACK_URL', `http://127.0.0.1:${variable('PORT', '3000')}`)}/callbacks/stripe`,
    publicUrl: () => url,
    hasControl,
  })

import type { Twin } from '../twin.ts'
import { slotegratorApp } from './app.ts'

export const twin: Twin = ({ storage, variable, url, pace }) =>
  slotegratorApp({
    storage: storage('slotegrator'),
    merchantId: variable('SLOTEGRATOR_MERCHANT_ID', 'ante'),
    merchantKey: variable('SLOTEGRATOR_MERCHANT_KEY', 'slotegrator_sandbox_ante'),
    walletUrl: () => `${variable('CALLBACK_URL', `http://127.0.0.1:${variable('PORT', '3000')}`)}/wallet/slotegrator`,
    publicUrl: () => url,
    pace,
  })

import type { Twin } from '../twin.ts'
import { softswissApp } from './app.ts'

export const twin: Twin = ({ storage, variable, url, pace }) =>
  softswissApp({
    storage: storage('softswiss'),
    authToken: variable('SOFTSWISS_AUTH_TOKEN', 'softswiss_sandbox_ante'),
    walletUrl: () => `${variable('CALLBACK_URL', `http://127.0.0.1:${variable('PORT', '3000')}`)}/wallet/softswiss`,
    publicUrl: () => url,
    pace,
  })

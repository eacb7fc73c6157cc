import type { Twin } from '../twin.ts'
import { openidApp } from './app.ts'

export const twin: Twin = ({ variable, url, hasControl }) =>
  openidApp({
    // Ours as a client of the identity providers.
    clientId: variable('SANDBOX_OPENID_CLIENT', 'ante'),
    clientSecret: variable('SANDBOX_OPENID_SECRET', 'openid_sandbox_ante'),
    publicUrl: () => url,
    hasControl,
  })

import type { Tx } from '@ante/kit/context'
import { putSetting } from '../src/content/index.ts'

/** Where an operator tries how it is to open accounts by services alone, without terms. */
const servicesOnly = 'services.localhost'

/**
 * SOC-03: the services that the demo operator would have. Those that a host has no account with are not shown.
 * The news are not ticked for a player: consent is given by an act (decision 0120).
 */
export async function seedAuth(tx: Tx): Promise<void> {
  await putSetting(tx, 'auth', {
    authTypes: { social: ['google', 'facebook', 'telegram'] },
    notify: { defaultValue: false },
    // The partner of the sandbox, whose port is another one in each world.
    partnerOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
  })
  await putSetting(tx, 'general', { domain_type: 'mirror' }, '*', servicesOnly)
  await putSetting(tx, 'auth', { registrationSocial: 'only', terms: { isActive: false } }, '*', servicesOnly)
}

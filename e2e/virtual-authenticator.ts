import type { Page } from '@playwright/test'

/** Chromium's own authenticator, as a phone with a finger on it. */
export async function virtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { lose: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

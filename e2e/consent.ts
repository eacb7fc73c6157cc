import { type Consent, consentCookie, formatConsent } from '@ante/kit/consent'
import type { BrowserContext } from '@playwright/test'

const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`

/** A browser whose person has answered before. */
export const agree = (context: BrowserContext, answers: Consent['answers']): Promise<void> =>
  context.addCookies([
    { url, name: consentCookie, value: formatConsent({ version: 1, answers, proof: 'journeyjourneyjourney1' }) },
  ])

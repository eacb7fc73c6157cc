import { secretText, secretTexts, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { identityConnector } from '../port.ts'
import { sumsub } from './adapter.ts'
import { digestAlgorithms } from './digest.ts'

const known = z.array(z.enum(digestAlgorithms)).min(1)

/** Sumsub: who a player is, and where their money is from. */
export const connector = identityConnector({
  name: 'sumsub',
  config: z.object({
    url: vendorUrl('`https://api.sumsub.com`; default `SANDBOX_URL`/sumsub'),
    appToken: secretText('our app token at Sumsub (`prd:…` or `sbx:…`)', 'sbx:'),
    secretKey: secretText('the secret key of that app token: it signs our requests'),
    webhookSecret: secretTexts('secret of the webhook `/callbacks/sumsub`; two, comma-separated, during a rotation'),
    digests: z
      .string()
      .default('HMAC_SHA256_HEX,HMAC_SHA512_HEX')
      .transform((text) => text.split(',').map((entry) => entry.trim()))
      .pipe(known)
      .meta({ description: 'signature algorithms of webhooks that are taken; `HMAC_SHA1_HEX` is an old one' }),
    levelIdentity: z
      .string()
      .default('basic-kyc-level')
      .meta({ description: 'name of the level of Sumsub that asks who a player is' }),
    levelFunds: z
      .string()
      .default('source-of-funds')
      .meta({ description: 'name of the action level of Sumsub that asks where money is from' }),
  }),
  make: ({ url, webhookSecret, ...config }, { twinUrl }) =>
    sumsub({
      ...config,
      url: url ?? twinUrl,
      webhookSecrets: webhookSecret,
      // Its form is framed from a host by region, which the token names; the twin's from the twin's own.
      frameSources: url === undefined ? [new URL(twinUrl).origin] : ['https://*.sumsub.com'],
    }),
  twin: 'sumsub',
})

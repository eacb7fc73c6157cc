import { createHmac } from 'node:crypto'
import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { chatConnector } from '../port.ts'
import { sourcesOf } from '@ante/kit/page-sources'

/** Betunlim: a chat of the brand itself. It checks by the signature that the site vouches for the player. */
export const connector = chatConnector({
  name: 'betunlim',
  config: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      // A fresh installation makes the secret up for the twin, which knows every site.
      .default('ante')
      .meta({ description: 'id of our site at the chat' }),
    secret: secretText('signs the ids of players: HMAC with SHA-256 over the decimal uid, in hex'),
    url: vendorUrl('address of the chat; default `SANDBOX_URL`/betunlim'),
  }),
  make: (config, { twinUrl }) => {
    const base = config.url ?? twinUrl
    return {
      provider: 'betunlim',
      config: () => ({ id: config.id, src: `${base}/widget.js` }),
      sources: () => sourcesOf(base, []),
      sign: (uid) => createHmac('sha256', config.secret).update(String(uid)).digest('hex'),
    }
  },
  twin: 'betunlim',
})

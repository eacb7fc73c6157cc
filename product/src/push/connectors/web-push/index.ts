import { signingKey } from '@ante/kit/connector'
import { z } from 'zod'
import { pushConnector } from '../port.ts'
import { webPushServices } from './adapter.ts'

const hostPattern = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** The push services of browsers: which one is the browser's choice, and our key is the same for all. */
export const connector = pushConnector({
  name: 'web-push',
  config: z.object({
    privateKey: signingKey(
      'our key towards the push services of browsers, made at the first start; the same on all hosts. With another one every browser has to be switched on again'
    ),
    subject: z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
      .optional()
      .meta({ description: 'whom a push service may write to about us (`mailto:…`); default the address of the site' }),
    hosts: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(hostPattern)))
      .optional()
      .meta({
        description:
          'further hosts of push services that browsers of our players have, over https (`push.example`, `*.push.example`)',
      }),
  }),
  make: ({ privateKey, subject, hosts = [] }, { callbackUrl, twinUrl, isLocal }) =>
    webPushServices({
      privateKey,
      subject:
        subject ?? (callbackUrl.startsWith('https:') ? new URL(callbackUrl).origin : 'mailto:push@localhost.example'),
      hosts,
      local: isLocal ? twinUrl : undefined,
    }),
  twin: 'push',
})

import { z } from 'zod'
import { socialConnector } from '../port.ts'
import { openid } from './adapter.ts'

const service = z.object({
  service: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  issuer: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
})
const services = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(service)
      .refine((list) => new Set(list.map((one) => one.service)).size === list.length, 'names a service twice')
  )

/** Those of the sandbox believe whatever somebody says: they are for a world without money. */
const sandboxServices = ['google', 'facebook']

/** Any service that speaks OpenID Connect. */
export const connector = socialConnector({
  name: 'openid',
  env: 'SOCIAL',
  config: z.object({
    services: services.optional().meta({
      description:
        'services by which players sign in, by OpenID Connect: a JSON list of `{"service": "google", "issuer": "https://…", "client_id": "…", "client_secret": "…"}`; each knows us by `PUBLIC_URL`/oauth/callback/<service>. Without it those of the sandbox, or none where `PUBLIC_URL` is not this machine: anybody is whoever they say there',
    }),
  }),
  make: ({ services: own }, { twinUrl, isLocal }) =>
    (
      own ??
      (isLocal ? sandboxServices : []).map((name) => ({
        service: name,
        issuer: `${twinUrl}/${name}`,
        client_id: 'ante',
        client_secret: 'openid_sandbox_ante',
      }))
    ).map((one) =>
      openid({
        service: one.service,
        issuer: one.issuer,
        clientId: one.client_id,
        clientSecret: one.client_secret,
      })
    ),
  twin: 'openid',
})

import { z } from 'zod'
import { keysIn, sealingKeys, secret, webhookSecrets, webhookSecretsIn } from './secrets.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const optionalUrl = z.string().url().optional()
/** Parsed, so that capitals are the same scheme and host. */
const siteUrl = z.url({ protocol: /^https?$/, abort: true }).transform((text) => new URL(text).href.replace(/\/$/, ''))
const listOf = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
)

/** One address below which everything is asked: it carries no key, and nothing behind it. */
const cmsUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => {
    const { username, password, search, hash } = new URL(text)
    return [username, password, search, hash].every((part) => part === '')
  }, 'carries a name, a password, a query or a hash; give the address alone, and the token as CMS_READ_TOKEN')
  .transform((text) => text.replace(/\/+$/, ''))

const socialService = z.object({
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
      .array(socialService)
      .refine((list) => new Set(list.map(({ service }) => service)).size === list.length, 'names a service twice')
  )

/** Every variable that the server reads, with its default: the only place that reads the environment. The README's table is made from it. */
export const schema = z.object({
  ANTE_ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe(
      '`web` answers requests, `worker` runs jobs and tells events, `all` does both, for a house of one host: two of them without `REDIS_URL` do not hear each other'
    ),
  HOST: z.string().default('0.0.0.0').describe('address to listen on'),
  PORT: port.default(3000).describe('port to listen on'),
  PUBLIC_URL: siteUrl
    .optional()
    .describe(
      'address under which players reach the site; default `http://localhost:PORT`. With https, cookies become Secure'
    ),
  DATABASE_URL: z
    .string()
    .optional()
    .describe(
      'a PostgreSQL 15 or newer, of one host or several (`…@one:5432,two:5432/…`); without it an embedded one in `ANTE_DATA`'
    ),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(12).describe('connections of one process'),
  REDIS_URL: optionalUrl.describe(
    'a Redis 7 or newer, for several hosts: live messages between them and one count for rate limits; without it they use PostgreSQL, and count apart'
  ),
  REDIS_PREFIX: z.string().default('ante').describe('begins all names in Redis'),
  ANTE_DATA: z.string().default('.data').describe('folder of the embedded database and of caches'),
  ANTE_SEED: z.enum(['demo', 'none']).default('demo').describe('`demo` fills an empty database with the demo world'),
  SANDBOX_URL: z
    .string()
    .url()
    .default('http://127.0.0.1:3001')
    .describe('address of the outside world in miniature: bank, odds feed and mailboxes'),
  BANK_URL: optionalUrl.describe('payment provider; default `SANDBOX_URL`/bank'),
  BANK_API_KEY: secret.describe('our key at the payment provider'),
  BANK_WEBHOOK_SECRET: webhookSecrets.describe(
    'secret of the provider’s signed callbacks (Standard Webhooks, `whsec_<base64>`); two, comma-separated, during a rotation'
  ),
  CALLBACK_URL: optionalUrl.describe(
    'address under which vendors reach this server; default `PUBLIC_URL`, else `http://127.0.0.1:PORT`'
  ),
  FEED_URL: optionalUrl.describe('odds feed; default `SANDBOX_URL`/feed'),
  FEED_API_KEY: secret.describe('our key at the feed'),
  DATA_KEYS: sealingKeys.describe(
    'keys of what is kept sealed (account numbers of payouts): `<id>:<32 bytes in base64>`, the same on all hosts. The first one seals; those after it open what was sealed before, until the job has sealed it anew'
  ),
  MAIL_URL: optionalUrl.describe('provider of mail; default `SANDBOX_URL`/postbox'),
  MAIL_API_KEY: secret.describe('our key at the provider of mail'),
  MAIL_FROM: z.string().default('Ante <no-reply@ante.example>').describe('sender of our letters'),
  SOCIAL_SERVICES: services
    .optional()
    .describe(
      'services by which players sign in, by OpenID Connect: a JSON list of `{"service": "google", "issuer": "https://…", "client_id": "…", "client_secret": "…"}`; each knows us by `PUBLIC_URL`/oauth/callback/<service>. Without it those of the sandbox, or none where `PUBLIC_URL` is not this machine: anybody is whoever they say there'
    ),
  CMS_API_TOKEN: secret
    .optional()
    .describe('bearer token with which editors’ tools read unpublished content under `/cms`; without it nobody does'),
  CMS_REGISTRATION: z
    .enum(['on', 'off'])
    .default('off')
    .describe('`on` lets anybody who reaches `/cms/auth/local/register` open an account of an editor'),
  CMS_URL: cmsUrl
    .optional()
    .describe(
      'a Strapi 5 from which all content is read, with the last part of its address (`https://cms.example/api`), or another Ante (`https://ante.example/cms`); without it content is this house’s own'
    ),
  CMS_READ_TOKEN: z.string().optional().describe('our API token at `CMS_URL`; without it what is public there is read'),
  CMS_WEBHOOK_SECRET: secret
    .optional()
    .describe(
      'what webhooks of that CMS to `/callbacks/cms` bring as `Authorization: Bearer …`; without it none is believed'
    ),
  CMS_FRESH_SECONDS: z.coerce
    .number()
    .int()
    .min(2)
    .max(86_400)
    .default(30)
    .describe('how long what was read there is shown before it is read again'),
  CMS_SETTINGS: listOf
    .default([
      'auth',
      'cashier',
      'customCode',
      'games',
      'general',
      'images',
      'locales',
      'loyalty',
      'popups',
      'redirects',
      'seo',
      'site',
      'tokens',
      'webSetting',
    ])
    .describe(
      'groups of settings that are taken from there; all others are this house’s own, so that who writes content sets no limits of bets'
    ),
  PICTURE_HOSTS: listOf
    .default([])
    .describe(
      'hosts on the public internet whose pictures `/_ipx` may fetch and show (`cdn.example`), over https; no others are asked'
    ),
  TRUSTED_PROXIES: listOf
    .default([])
    .describe(
      'addresses of load balancers whose X-Forwarded-* headers are believed; without them all who come by one count as one visitor'
    ),
  ALLOWED_ORIGINS: listOf
    .default([])
    .describe('other origins that may post to this site, for example an embedding partner'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('`off` only for load tests on one’s own machine'),
  SOCKETS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(200)
    .describe('live sockets that one address (with IPv6 its /64) may have open in one process'),
  SOCKETS_PER_PLAYER: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('live sockets that one player may have open in one process'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('what is logged'),
  METRICS_TOKEN: secret.optional().describe('bearer token that /metrics asks for; without it only loopback may read'),
})
export type Env = z.output<typeof schema>

/** Throws one readable error that names every wrong variable. */
function parsed<S extends z.ZodType>(shape: S, source: NodeJS.ProcessEnv): z.output<S> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = shape.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not right:\n${lines.join('\n')}`)
}

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => parsed(schema, source)

const databaseSchema = schema.pick({ ANTE_DATA: true, DATABASE_URL: true, PORT: true, PUBLIC_URL: true })
export type DatabaseEnv = z.output<typeof databaseSchema>
/** What a program needs that only works on the database: no vendor's secret among it. */
export const readDatabaseEnv = (source: NodeJS.ProcessEnv = process.env): DatabaseEnv => parsed(databaseSchema, source)

/** What a program is started with that gets ours and some more; ours hold where both say something. */
export const surroundingsOf = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...more,
  ...process.env,
})

export const dataKeys = (env: Env): { id: string; key: Uint8Array }[] => keysIn(env.DATA_KEYS) ?? []
export const bankSecrets = (env: Env): string[] => webhookSecretsIn(env.BANK_WEBHOOK_SECRET)
export const publicUrl = (env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
export const callbackUrl = (env: Env): string =>
  (env.CALLBACK_URL ?? env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`).replace(/\/$/, '')

const isLoopback = (url: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/** Those of the sandbox believe whatever somebody says: they are for a world without money. */
const sandboxServices = ['google', 'facebook', 'telegram']
export function socialServices(
  env: Env
): { service: string; issuer: string; clientId: string; clientSecret: string }[] {
  const isSandbox = env.SOCIAL_SERVICES === undefined && isLoopback(publicUrl(env))
  if (isSandbox)
    return sandboxServices.map((service) => ({
      service,
      issuer: `${env.SANDBOX_URL}/openid/${service}`,
      clientId: 'ante',
      clientSecret: 'openid_sandbox_ante',
    }))
  return (env.SOCIAL_SERVICES ?? []).map(({ service, issuer, client_id, client_secret }) => ({
    service,
    issuer,
    clientId: client_id,
    clientSecret: client_secret,
  }))
}

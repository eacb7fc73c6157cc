import { z } from 'zod'
import { sealingKeys, secret } from './secrets.ts'

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

/** Every variable of the host itself, with its default; those of vendors stand with their connectors. The only place that reads the environment. */
export const schema = z.object({
  ANTE_ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('`web` answers requests, `worker` runs jobs and tells events, `all` does both'),
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
  DATABASE_OWNER_URL: z
    .string()
    .optional()
    .describe(
      'the same database as the role that owns its tables: migrations run as it, and give the role of `DATABASE_URL` what a host needs. Without it both are one role, which could then change the books'
    ),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(12).describe('connections of one process'),
  REDIS_URL: optionalUrl.describe(
    'a Redis 7 or newer, for several hosts: live messages between them and one count for rate limits; without it PostgreSQL carries the messages, and each host counts for itself'
  ),
  REDIS_PREFIX: z.string().default('ante').describe('begins all names in Redis'),
  ANTE_DATA: z.string().default('.data').describe('folder of the embedded database and of caches'),
  ANTE_SEED: z.enum(['demo', 'none']).default('demo').describe('`demo` fills an empty database with the demo world'),
  SANDBOX_URL: z
    .string()
    .url()
    .default('http://127.0.0.1:3001')
    .describe('address of the outside world in miniature: bank, odds feed and mailboxes'),
  CALLBACK_URL: optionalUrl.describe(
    'address under which vendors reach this server; default `PUBLIC_URL`, else `http://127.0.0.1:PORT`'
  ),
  DATA_KEYS: sealingKeys.describe(
    'keys of what is kept sealed (account numbers of payouts): `<id>:<32 bytes in base64>`, the same on all hosts. The first one seals; those after it open what was sealed before, until the job has sealed it anew'
  ),
  CMS_API_TOKEN: secret
    .optional()
    .describe('bearer token with which editors’ tools read unpublished content under `/cms`; without it nobody does'),
  CMS_REGISTRATION: z
    .enum(['on', 'off'])
    .default('off')
    .describe('`on` lets anybody who reaches `/cms/auth/local/register` open an account of an editor'),
  PICTURE_HOSTS: listOf
    .default([])
    .describe(
      'hosts on the public internet whose pictures `/_ipx` may fetch and show (`cdn.example`), over https; no others are asked'
    ),
  PAY_ORIGINS: listOf
    .default([])
    .describe(
      'origins of payment pages that our cashier posts to or frames (`https://pay.example`), for providers that ask for it; all others are only led to'
    ),
  TRUSTED_PROXIES: listOf
    .default([])
    .describe(
      'addresses of load balancers whose X-Forwarded-* headers are believed; without them all who come by one count as one visitor'
    ),
  COUNTRY_HEADER: z
    .string()
    .toLowerCase()
    .default('')
    .describe(
      'header in which a load balancer of TRUSTED_PROXIES tells the country of an address (`cf-ipcountry`); it must overwrite what a visitor sends'
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

/** What is set; empty is not set. */
export const present = (source: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(Object.entries(source).flatMap(([name, value]) => (value ? [[name, value]] : [])))

export function orThrow(lines: readonly string[]): void {
  if (lines.length > 0) throw new Error(`The environment is not right:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
export const linesOf = (error: z.ZodError): string[] =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

const databaseSchema = schema.pick({
  ANTE_DATA: true,
  DATABASE_OWNER_URL: true,
  DATABASE_URL: true,
  PORT: true,
  PUBLIC_URL: true,
})
export type DatabaseEnv = z.output<typeof databaseSchema>
/** What a program needs that only works on the database: no vendor's secret among it. */
export function readDatabaseEnv(source: NodeJS.ProcessEnv = process.env): DatabaseEnv {
  const parsed = databaseSchema.safeParse(present(source))
  if (parsed.error) orThrow(linesOf(parsed.error))
  return databaseSchema.parse(present(source))
}

/** What a program is started with that gets ours and some more; ours hold where both say something. */
export const surroundingsOf = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...more,
  ...process.env,
})

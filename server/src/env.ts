import type { z } from 'zod'
import { type ConnectorTexts, readConnectors } from './connectors.ts'
import { linesOf, orThrow, present, schema } from './env-schema.ts'
import { plainConnections } from './plain-connections.ts'
import { keysIn } from './secrets.ts'

export type Env = z.output<typeof schema> & {
  /** What the environment says of vendors, by their names: those that are configured. */
  readonly connectors: ConnectorTexts
}

/** Throws one readable error that names every wrong variable, of vendors too. */
export function readEnv(source?: NodeJS.ProcessEnv): Env {
  const given = present(source)
  const own = schema.safeParse(given)
  const vendors = readConnectors(given)
  const isByHttps = own.data !== undefined && publicUrl(own.data).startsWith('https:')
  orThrow([...(own.error ? linesOf(own.error) : []), ...vendors.wrong, ...(isByHttps ? plainConnections(given) : [])])
  return { ...schema.parse(given), connectors: vendors.texts }
}

export const dataKeys = (env: Env): { id: string; key: Uint8Array }[] => keysIn(env.DATA_KEYS) ?? []
export const publicUrl = (env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
export const callbackUrl = (env: Env): string =>
  (env.CALLBACK_URL ?? env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`).replace(/\/$/, '')

/** Whether players reach the site on this machine only. */
export const isLocal = (env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl(env)).hostname)

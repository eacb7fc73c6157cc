import type { Context, Database } from '@ante/kit/context'
import { everyDomain, readConfig, readDomains } from '@ante/product/content/index'
import type { z } from 'zod'

export type Config = Readonly<Record<string, unknown>>

export interface Settings {
  /** The whole configuration of a locale, parsed; of one domain where it is named. */
  of(locale: string, domain?: string): Promise<Config>
  /** The domain whose settings a host name has: its own, or those for all. */
  domainOf(hostname: string): Promise<string>
  /** The stored values changed: read them again. */
  changed(): void
}

const freshMs = 30_000

/** Settings by locale and domain: parsed once, kept until they change (or half a minute, should the event be lost). */
export function createSettings(db: Database, schemas: Readonly<Record<string, z.ZodType>>, now: () => number = Date.now): Settings {
  const cached = new Map<string, { config: Promise<Config>; until: number }>()
  let domains: { known: Promise<readonly string[]>; until: number } | undefined
  const knownDomains = (): Promise<readonly string[]> => {
    if (domains && domains.until > now()) return domains.known
    const known = db.read(readDomains)
    domains = { known, until: now() + freshMs }
    known.catch(() => (domains = undefined))
    return known
  }
  return {
    of(locale, domain = everyDomain) {
      const name = `${locale} ${domain}`
      const hit = cached.get(name)
      if (hit && hit.until > now()) return hit.config
      const config = db.read((tx) => readConfig(tx, schemas, locale, domain))
      cached.set(name, { config, until: now() + freshMs })
      config.catch(() => cached.delete(name))
      return config
    },
    async domainOf(hostname) {
      const name = hostname.toLowerCase()
      return (await knownDomains()).includes(name) ? name : everyDomain
    },
    changed() {
      cached.clear()
      domains = undefined
    },
  }
}

/** How a use case reads its group. */
export const settingOf = (config: Config): Context['setting'] => {
  return <S extends z.ZodType>(name: string, schema: S): z.output<S> => (name in config ? (config[name] as z.output<S>) : schema.parse({}))
}

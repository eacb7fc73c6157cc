import type { Context, Database, Log } from '@ante/kit/context'
import { localeSettings } from '@ante/product/content/contract'
import { everyDomain, offeredLocales, ownSource, readConfig, readDomains } from '@ante/product/content/index'
import { defaultLocale, type LocaleCode } from '@ante/texts'
import type { z } from 'zod'

export type Config = Readonly<Record<string, unknown>>

export interface Settings {
  /** The whole configuration of a locale, parsed; of one domain where it is named. */
  of(locale: string, domain?: string): Promise<Config>
  /** The whole configurations of all domains that can be read, that for all of them among these. */
  everywhere(locale: string): Promise<readonly Config[]>
  /** The domain whose settings a host name has: its own, or those for all. */
  domainOf(hostname: string): Promise<string>
  /** The stored values changed: read them again. */
  changed(): void
}

const freshMs = 30_000

export interface SettingsOptions {
  /** Where settings are from: the groups that are named from there, all others from this house. */
  readonly from?: { readonly source: string; readonly groups: readonly string[] }
  readonly log?: Pick<Log, 'warn'>
  /** What holds on this host of what was configured for all. */
  readonly adapt?: (config: Config) => Config
  readonly now?: () => number
}

interface Kept<T> {
  readonly until: number
  readonly value: Promise<T>
  /** What was there before, for as long as nothing newer can be had. */
  readonly good: T | undefined
}

/**
 * Keeps what `read` gives under its name until it is stale. What cannot be read anew stays what it was; only what was never there is thrown for, and that
 * is tried again by the next who asks.
 */
function keeper<T>(read: (name: string) => Promise<T>, { log, now = Date.now }: Pick<SettingsOptions, 'log' | 'now'>) {
  const kept = new Map<string, Kept<T>>()
  return {
    get(name: string): Promise<T> {
      const hit = kept.get(name)
      if (hit && hit.until > now()) return hit.value
      const good = hit?.good
      const value = read(name).then(
        (found) => {
          const mine = kept.get(name)
          if (mine?.value === value) kept.set(name, { ...mine, good: found })
          return found
        },
        (error: unknown) => {
          if (good === undefined) {
            if (kept.get(name)?.value === value) kept.delete(name)
            throw error
          }
          log?.warn(
            { error: error instanceof Error ? error.message : String(error) },
            'settings cannot be read anew; they stay as they were'
          )
          return good
        }
      )
      kept.set(name, { until: now() + freshMs, value, good })
      return value
    },
    stale() {
      for (const [name, entry] of kept) kept.set(name, { ...entry, until: 0 })
    },
  }
}

/** Settings by locale and domain: parsed once, kept until they change (or half a minute, should the event be lost). */
export function createSettings(
  db: Database,
  schemas: Readonly<Record<string, z.ZodType>>,
  { from = { source: ownSource, groups: [] }, adapt = (config) => config, ...options }: SettingsOptions = {}
): Settings {
  const configs = keeper((name) => {
    const [locale = '', domain] = name.split(' ')
    return db.read(async (tx) =>
      adapt(await readConfig(tx, schemas, locale, { ...from, ...(domain === undefined ? {} : { domain }) }))
    )
  }, options)
  const domains = keeper(() => db.read((tx) => readDomains(tx, from)), options)
  return {
    of: (locale, domain = everyDomain) => configs.get(`${locale} ${domain}`),
    async everywhere(locale) {
      const names = await domains.get('all').catch((): readonly string[] => [])
      const read = [everyDomain, ...names].map((domain) => configs.get(`${locale} ${domain}`))
      return (await Promise.allSettled(read)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    async domainOf(hostname) {
      const name = hostname.toLowerCase()
      return (await domains.get('all')).includes(name) ? name : everyDomain
    },
    changed() {
      configs.stale()
      domains.stale()
    },
  }
}

const shown = new WeakMap<Config, Config>()
/** What a browser may be told: not the groups of staff, whose names begin so. */
export function shownConfig(config: Config): Config {
  const known = shown.get(config)
  if (known) return known
  const made = Object.fromEntries(Object.entries(config).filter(([group]) => !group.startsWith('staff')))
  shown.set(config, made)
  return made
}

/** CMS-24: the languages in which the site is offered on a domain. Throws where there is no configuration. */
export const localesOn = async (settings: Settings, domain: string): Promise<LocaleCode[]> =>
  offeredLocales(settingOf(await settings.of(defaultLocale, domain))('locales', localeSettings))

/** How a use case reads its group. */
export const settingOf = (config: Config): Context['setting'] => {
  return <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What stands under a name was parsed by the schema of that name.
    name in config ? (config[name] as z.output<S>) : schema.parse({})
}

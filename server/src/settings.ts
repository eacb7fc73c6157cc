import type { Context, Database } from '@ante/kit/context'
import { readConfig } from '@ante/product/content/index'
import type { z } from 'zod'

export type Config = Readonly<Record<string, unknown>>

export interface Settings {
  /** The whole configuration of a locale, parsed. */
  of(locale: string): Promise<Config>
  /** The stored values changed: read them again. */
  changed(): void
}

const freshMs = 30_000

/** Settings by locale: parsed once, kept until they change (or half a minute, should the event be lost). */
export function createSettings(db: Database, schemas: Readonly<Record<string, z.ZodType>>, now: () => number = Date.now): Settings {
  const cached = new Map<string, { config: Promise<Config>; until: number }>()
  return {
    of(locale) {
      const hit = cached.get(locale)
      if (hit && hit.until > now()) return hit.config
      const config = db.read((tx) => readConfig(tx, schemas, locale))
      cached.set(locale, { config, until: now() + freshMs })
      config.catch(() => cached.delete(locale))
      return config
    },
    changed: () => cached.clear(),
  }
}

/** How a use case reads its group. */
export const settingOf = (config: Config): Context['setting'] => {
  return <S extends z.ZodType>(name: string, schema: S): z.output<S> => (name in config ? (config[name] as z.output<S>) : schema.parse({}))
}

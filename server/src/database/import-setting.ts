import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { everyDomain, putSetting, settingFaults } from '@ante/product/content/index'
import { isLocale } from '@ante/texts'
import type { z } from 'zod'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

interface Tools {
  readonly db: OpenDatabase
  readonly say: (line: string) => void
}

const usage = 'Say what and from where: npm run db -- setting <group> <file.json> [--locale <code>] [--domain <host>]'

function wordsOf(words: readonly string[]): { group: string; file: string; locale: string; domain: string } | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: { locale: { type: 'string' }, domain: { type: 'string' } } })
    const [group, file, ...more] = positionals
    if (group === undefined || file === undefined || more.length > 0) return undefined
    return { group, file, locale: values.locale ?? '*', domain: (values.domain ?? everyDomain).toLowerCase() }
  } catch {
    return undefined
  }
}

/**
 * `npm run db -- setting`: what an operator sets for a group of settings, for all or for a language or a domain, in place of what was set there before. A value
 * that does not fit is refused whole. Running hosts show it within moments.
 */
export const importSetting =
  (schemas: Readonly<Record<string, z.ZodType>>) =>
  async ({ db, say }: Tools, words: readonly string[]): Promise<number> => {
    const asked = wordsOf(words)
    if (!asked) {
      say(usage)
      return 2
    }
    const { group, file, locale, domain } = asked
    const schema = Object.hasOwn(schemas, group) ? schemas[group] : undefined
    if (!schema) {
      say(`There is no group "${group}". There is: ${Object.keys(schemas).toSorted().join(', ')}.`)
      return 2
    }
    if ((locale !== '*' && !isLocale(locale)) || !/^(?:\*|[a-z0-9.-]{1,253})$/.test(domain)) {
      say(`The house speaks no "${locale}", or "${domain}" is no host name.`)
      return 2
    }
    let value: unknown
    try {
      value = JSON.parse(await readFile(resolve(file), 'utf8'))
    } catch (error) {
      say(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
      return 1
    }
    const faults = settingFaults(schema, value)
    for (const fault of faults) say(fault)
    if (faults.length > 0) {
      say('Nothing was changed.')
      return 1
    }
    await migrate(db.pool)
    await db.write((tx) => putSetting(tx, group, value, locale, domain))
    say(`${group} is set${locale === '*' ? '' : ` for ${locale}`}${domain === everyDomain ? '' : ` on ${domain}`}.`)
    return 0
  }

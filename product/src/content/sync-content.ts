import { createHash } from 'node:crypto'
import type { Context } from '@ante/kit/context'
import { isLocale } from '@ante/texts'
import {
  addressAt,
  cmsOf,
  type Collection,
  ContentUnavailable,
  type GivenEntry,
  type RemoteContent,
} from './connectors/port.ts'
import {
  bannersTaken,
  type LeftOut,
  pagesTaken,
  redirectsTaken,
  settingsTaken,
  type Taken,
  type TakenSetting,
} from './rules/taken.ts'
import * as store from './store-copies.ts'
import { events } from './contract.ts'

/** Of everything for everybody. */
const forAll = { locale: '*', domain: '*' } as const

type Reading<T> = { readonly given: T } | { readonly failed: string }
const givenOr = <T, O>(reading: Reading<T>, otherwise: O): T | O => ('given' in reading ? reading.given : otherwise)

/** What the source says, or why it could not be had; any other error is a bug and is thrown. */
const reading = <T>(work: Promise<T>): Promise<Reading<T>> =>
  work.then(
    (given) => ({ given }),
    (error: unknown) => {
      if (error instanceof ContentUnavailable) return { failed: error.message }
      throw error
    }
  )

async function inAll(
  cms: RemoteContent,
  collection: Collection,
  locales: readonly string[]
): Promise<(readonly [string, readonly GivenEntry[]])[]> {
  const versions: (readonly [string, readonly GivenEntry[]])[] = []
  for (const locale of locales) versions.push([locale, await cms.entries(collection, locale)])
  return versions
}

interface Read {
  readonly settings: Reading<Taken<TakenSetting>>
  readonly pages: Reading<Taken<store.Rows['pages']>>
  readonly banners: Reading<Taken<store.Rows['banners']>>
  readonly failed: readonly string[]
}

/** Asks the source for everything: languages first, then what is written in them. What could not be had is left as it was. */
async function readAll(cms: RemoteContent): Promise<Read> {
  const languages = await reading(cms.locales())
  const locales = givenOr(languages, []).filter(isLocale)
  const noLanguages = async () => {
    throw new ContentUnavailable('its languages are not known')
  }
  const [groups, redirects, pages, banners] = await Promise.all([
    reading(cms.entries('setting-groups')),
    reading(cms.entries('legacy-redirects')),
    reading('given' in languages ? inAll(cms, 'pages', locales) : noLanguages()),
    reading('given' in languages ? inAll(cms, 'banners', locales) : noLanguages()),
  ])
  const moved = 'given' in redirects ? redirectsTaken(redirects.given) : undefined
  const failed = [languages, groups, redirects, pages, banners].flatMap((one) => ('failed' in one ? [one.failed] : []))
  return {
    settings: mapped(groups, (entries) => {
      const { rows, leftOut } = settingsTaken(entries, cms.schemas)
      // These two have a list of their own at the source; what is said there for one language or domain lies over it.
      const others = rows.filter(
        ({ name, locale, domain }) =>
          !((name === 'locales' || name === 'redirects') && locale === '*' && domain === '*')
      )
      return {
        rows: [
          ...others,
          { name: 'locales', ...forAll, value: 'given' in languages ? { list: locales } : null },
          { name: 'redirects', ...forAll, value: moved ? { list: moved.rows } : null },
        ],
        leftOut: [...leftOut, ...(moved?.leftOut ?? [])],
      }
    }),
    pages: mapped(pages, (versions) => joined(versions.map(([locale, entries]) => pagesTaken(entries, locale)))),
    banners: mapped(banners, (versions) => bannersTaken(versions, (url) => addressAt(cms.source, url))),
    failed,
  }
}

const mapped = <T, R>(one: Reading<T>, change: (given: T) => R): Reading<R> =>
  'given' in one ? { given: change(one.given) } : one
const joined = <Row>(all: readonly Taken<Row>[]): Taken<Row> => ({
  rows: all.flatMap(({ rows }) => rows),
  leftOut: all.flatMap(({ leftOut }) => leftOut),
})
const fingerprintOf = (rows: unknown): string => createHash('sha256').update(JSON.stringify(rows)).digest('base64url')

/** Writes a part unless it is as it was, or a reading that began later was quicker. Answers whether it changed. */
async function keep<P extends store.Part>(
  context: Context,
  source: string,
  part: P,
  taken: Taken<store.Rows[P]>,
  beganAt: Date
): Promise<boolean> {
  const fingerprint = fingerprintOf(taken.rows)
  return context.db.write(async (tx) => {
    const held = await store.holdCopy(tx, source, part)
    if (Number(held.began_at) > beganAt.getTime()) return false
    await store.keepCopy(tx, source, part, fingerprint, beganAt)
    if (held.fingerprint === fingerprint) return false
    await store.putCopy(tx, source, part, taken.rows)
    await tx.announce(events['content.changed'], { name: `${part} of ${source}` })
    return true
  })
}

/** `settled`: nothing to do; `taken`: everything was read; `partly`: some of it, or none. */
export type Copying = 'settled' | 'taken' | 'partly'

/**
 * Brings the copy of the content that lies elsewhere up to date, if there is such a source and it may be asked again; `now` asks at once. What cannot be
 * had, or does not fit, stays as it was and is told in the log.
 */
export async function syncContent(context: Context, when: 'due' | 'now' = 'due'): Promise<Copying> {
  const cms = cmsOf(context.ports)
  if (!cms) return 'settled'
  const beganAt = await context.db.write((tx) => store.claim(tx, cms.source, when === 'now' ? 0 : cms.freshMs))
  if (!beganAt) return 'settled'
  const { settings, pages, banners, failed } = await readAll(cms)
  const leftOut: string[] = []
  const write = async <P extends store.Part>(part: P, read: Reading<Taken<store.Rows[P]>>): Promise<void> => {
    if (!('given' in read)) return
    if ((await keep(context, cms.source, part, read.given, beganAt)) && read.given.leftOut.length > 0)
      leftOut.push(...named(part, read.given.leftOut))
  }
  await write('settings', settings)
  await write('pages', pages)
  await write('banners', banners)
  if (leftOut.length > 0)
    context.log.warn(
      { source: cms.source, leftOut: leftOut.slice(0, 20), count: leftOut.length },
      'entries of the CMS do not fit'
    )
  if (failed.length === 0) return 'taken'
  context.log.error(
    { source: cms.source, failed },
    'content could not be read from the CMS; what was read before is shown'
  )
  return 'partly'
}

const named = (part: store.Part, leftOut: LeftOut): string[] => leftOut.map((line) => `${part}: ${line}`)

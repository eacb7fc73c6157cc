import { z } from 'zod'
import { legacyRedirect } from '../contract.ts'
import { isSlug } from './page-text.ts'
import { withoutLoops } from './redirects.ts'

type Given = Readonly<Record<string, unknown>>

/** What was left out and why, for the operator's log. */
export type LeftOut = readonly string[]
export interface Taken<Row> {
  readonly rows: readonly Row[]
  readonly leftOut: LeftOut
}

const everyone = '*'
const scope = z.string().regex(/^(?:\*|[a-z]{2,3}(?:-[A-Za-z]{2,4})?)$/)
const domain = z.string().regex(/^(?:\*|[a-z0-9.-]{1,253})$/)
/** Empty fields of an editor's form come as null. */
const orElse = <S extends z.ZodType>(schema: S, value: z.output<S>) =>
  schema.nullish().transform((given) => given ?? value)

const settingEntry = z.object({
  name: z.string().min(1).max(80),
  scope: orElse(scope, everyone),
  domain: orElse(domain, everyone),
  value: z.unknown(),
})

export interface TakenSetting {
  readonly name: string
  readonly locale: string
  readonly domain: string
  /** Null: what was there stays. */
  readonly value: unknown
}

const nameOf = (entry: Given): string =>
  ['slug', 'from_url', 'name', 'documentId']
    .map((key) => entry[key])
    .find((name) => typeof name === 'string')
    ?.slice(0, 80) ?? '?'
const faultOf = (error: z.ZodError): string => {
  const [first] = error.issues
  return `${first?.path.join('.') || 'it'}: ${first?.message ?? 'does not fit'}`
}

function sorted<S extends z.ZodType>(
  entries: readonly Given[],
  schema: S
): { fitting: z.output<S>[]; leftOut: string[] } {
  const [fitting, leftOut]: [z.output<S>[], string[]] = [[], []]
  for (const entry of entries) {
    const result = schema.safeParse(entry)
    if (result.success) fitting.push(result.data)
    else leftOut.push(`${nameOf(entry)} (${faultOf(result.error)})`)
  }
  return { fitting, leftOut }
}

/**
 * Groups of settings whose values fit what the house declares. A group that does not fit is left as it was: an editor's slip must not take the
 * site's settings away. Names that nobody declares are left out.
 */
export function settingsTaken(
  entries: readonly Given[],
  schemas: Readonly<Record<string, z.ZodType>>
): Taken<TakenSetting> {
  const { fitting, leftOut } = sorted(entries, settingEntry)
  const rows = new Map<string, TakenSetting>()
  for (const { name, scope: locale, domain: host, value } of fitting) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    if (!schema) {
      leftOut.push(`${name} (no such group of settings)`)
      continue
    }
    const result = schema.safeParse(value)
    if (!result.success) leftOut.push(`${name} (${faultOf(result.error)})`)
    rows.set([name, locale, host].join(' '), { name, locale, domain: host, value: result.success ? value : null })
  }
  return { rows: [...rows.values()], leftOut }
}

const redirectEntry = legacyRedirect.extend({ position: orElse(z.number(), 0) })

/** The legacy addresses in their order, those that lead in circles left out. */
export function redirectsTaken(entries: readonly Given[]): Taken<{ from_url: string; to_url: string }> {
  const { fitting, leftOut } = sorted(entries, redirectEntry)
  const list = fitting.sort((a, b) => a.position - b.position).map(({ from_url, to_url }) => ({ from_url, to_url }))
  const { kept, circles } = withoutLoops(list)
  return { rows: kept, leftOut: [...leftOut, ...circles.map(({ from_url }) => `${from_url} (leads in a circle)`)] }
}

const short = z.string().max(300)
const pageEntry = z.object({
  slug: z.string().refine(isSlug, 'is no slug'),
  title: short.min(1),
  description: orElse(z.string().max(2_000), ''),
  // The blocks editor of Strapi gives a list, the others a text.
  body: z
    .union([z.string(), z.array(z.record(z.string(), z.unknown())).transform((blocks) => JSON.stringify(blocks))])
    .nullish()
    .transform((body) => body ?? '')
    .pipe(z.string().max(200_000)),
  position: orElse(z.number().int().min(-1_000_000).max(1_000_000), 0),
})
export type TakenPage = z.output<typeof pageEntry> & { readonly locale: string }

export function pagesTaken(entries: readonly Given[], locale: string): Taken<TakenPage> {
  const { fitting, leftOut } = sorted(entries, pageEntry)
  const bySlug = new Map(fitting.map((page) => [page.slug, { ...page, locale }]))
  return { rows: [...bySlug.values()], leftOut }
}

/** A picture under an alias: an address as text, or a file of Strapi's own. */
const picture = z
  .object({ alias: z.string().min(1).max(40), url: short.nullish(), file: z.object({ url: short }).nullish() })
  .transform(({ alias, url, file }) => [alias, url ?? file?.url ?? ''] as const)
const moment = z.iso.datetime({ offset: true })
const bannerEntry = z
  .object({
    documentId: z.string().min(1).max(100),
    position: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
    place: orElse(z.number().int().min(-1_000_000).max(1_000_000), 0),
    title: short.min(1),
    text: orElse(z.string().max(2_000), ''),
    leads_to: z.string().regex(/^\/([^/\\]|$)/),
    starts_at: moment.nullish(),
    ends_at: moment.nullish(),
    images: orElse(z.array(picture), []),
  })
  .refine(
    ({ starts_at, ends_at }) => !starts_at || !ends_at || Date.parse(ends_at) > Date.parse(starts_at),
    'it ends before it starts'
  )
export interface TakenBanner {
  readonly document: string
  readonly position: string
  readonly place: number
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly images: Readonly<Record<string, string>>
  readonly leads_to: string
  /** Null: since it was taken. */
  readonly starts_at: string | null
  readonly ends_at: string | null
}

/**
 * One banner of its versions in each language; the first language that has it says all but its words. `addressOf` makes what the CMS says of a picture an
 * address in full; a picture without one is left out.
 */
export function bannersTaken(
  versions: readonly (readonly [locale: string, entries: readonly Given[]])[],
  addressOf: (url: string) => string | undefined
): Taken<TakenBanner> {
  const rows = new Map<string, TakenBanner>()
  const leftOut: string[] = []
  for (const [locale, entries] of versions) {
    const found = sorted(entries, bannerEntry)
    leftOut.push(...found.leftOut)
    for (const { documentId, title, text, images, starts_at, ends_at, ...rest } of found.fitting) {
      const known = rows.get(documentId)
      const addresses = images.flatMap(([alias, url]) => {
        const address = addressOf(url)
        return address === undefined ? [] : [[alias, address] as const]
      })
      rows.set(documentId, {
        ...(known ?? {
          document: documentId,
          ...rest,
          starts_at: starts_at ?? null,
          ends_at: ends_at ?? null,
          images: Object.fromEntries(addresses),
        }),
        texts: { ...known?.texts, [locale]: { title, text } },
      })
    }
  }
  return { rows: [...rows.values()], leftOut }
}

import { jsonIn } from '@ante/kit/json'
import { z } from 'zod'
import { BodyTooLarge, readText } from '../../../connectors/read-body.ts'
import { type Collection, type ContentProvider, ContentUnavailable, type GivenEntry } from '../port.ts'

export interface StrapiOptions {
  /** Base address without a trailing slash: `https://cms.example/api`. Nothing but what lies below it is ever asked. */
  readonly url: string
  /** An API token that may read what is published; without it what is public is read. */
  readonly token?: string | undefined
  readonly timeoutMs?: number
  /** Of one answer, when it has been unpacked. */
  readonly bytesMax?: number
}

const mebibyte = 1024 * 1024
const pageSize = 100
const pagesMax = 50

const entry = z.record(z.string(), z.unknown())
const answer = z.object({
  data: z.array(entry),
  meta: z.object({ pagination: z.object({ pageCount: z.number().int().min(0) }) }),
})
const languages = z.array(z.object({ code: z.string() }))
const refusal = z.object({ error: z.object({ name: z.string(), message: z.string() }) })

/** What an operator has to look at, by the status. */
const meaning: Readonly<Record<number, string>> = {
  401: 'it does not know our token (CMS_READ_TOKEN)',
  403: 'our token, or the public role, may not read it',
  404: 'there is no such collection, or the address lacks its last part (/api)',
  429: 'we ask too often',
}

/** Strapi 5: `GET /{collection}` with `locale`, `populate`, `sort` and `pagination`, and `GET /i18n/locales`. */
export function strapi({ url, token, timeoutMs = 5_000, bytesMax = 4 * mebibyte }: StrapiOptions): ContentProvider {
  const headers = { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }

  async function ask<S extends z.ZodType>(path: string, shape: S): Promise<z.output<S>> {
    const [what] = path.split('?', 1)
    const no = (reason: string, cause?: unknown) => new ContentUnavailable(`${url}${what}: ${reason}`, { cause })
    const signal = AbortSignal.timeout(timeoutMs)
    let response: Response
    let text: string
    try {
      // An answer that leads elsewhere is none: our token goes to this address and to no other.
      response = await fetch(`${url}${path}`, { headers, redirect: 'error', signal })
      text = await readText(response, bytesMax)
    } catch (error) {
      if (error instanceof BodyTooLarge) throw no(`it answers more than ${bytesMax} bytes`)
      throw no(signal.aborted ? `no answer within ${timeoutMs} ms` : `no connection (${causeOf(error)})`, error)
    }
    const body = jsonIn(text)
    if (response.status !== 200) {
      const said = refusal.safeParse(body).data?.error.message.slice(0, 200)
      throw no(`it answers ${response.status}: ${meaning[response.status] ?? said ?? 'no reason given'}`)
    }
    const result = shape.safeParse(body)
    if (!result.success)
      throw no(body === undefined ? 'its answer is no JSON' : 'its answer has not the shape of Strapi 5')
    return result.data
  }

  return {
    name: 'strapi',
    locales: async () => (await ask('/i18n/locales', languages)).map(({ code }) => code),
    async entries(collection: Collection, locale?: string) {
      const found: GivenEntry[] = []
      for (let page = 1; ; page++) {
        const query = new URLSearchParams({
          'pagination[page]': String(page),
          'pagination[pageSize]': String(pageSize),
          sort: 'id',
          populate: '*',
          ...(locale === undefined ? {} : { locale }),
        })
        const { data, meta } = await ask(`/${collection}?${query.toString()}`, answer)
        found.push(...data)
        if (page >= meta.pagination.pageCount) return found
        if (page === pagesMax) throw new ContentUnavailable(`${url}/${collection}: it has more than ${pagesMax} pages`)
      }
    },
  }
}

/** `fetch` hides in its cause what went wrong. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (!(error.cause instanceof Error)) return error.message
  const { cause } = error
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

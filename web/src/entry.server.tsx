import { Writable } from 'node:stream'
import { siteContext } from '@ante/web/context'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { areasOf } from './app/texts/areas.ts'
import { compiledTexts } from './app/texts/compiled-texts.server.ts'
import { earlyPressScript } from './app/document/early-press.server.ts'
import { lookOf } from './app/document/look.ts'
import { basenameOf, withoutBase } from './app/navigation/paths.ts'
import { RequestContext, type RequestFacts } from './app/document/request.ts'
import { inlineJson, textStore } from './app/texts/texts.tsx'

/** The host fills this context by identity, so it takes the one of this build. */
export { siteContext }

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const site = context.get(siteContext)
  const path = withoutBase(new URL(request.url).pathname, basenameOf(site.locale.code, site.defaultLocale))
  const messages = compiledTexts(site.messages)
  const inlineTexts = inlineJson(Object.fromEntries(areasOf(path).map((area) => [area, messages[area]])))
  const texts = textStore(messages, () => Promise.resolve(messages))

  const facts: RequestFacts = {
    texts,
    locale: site.locale,
    theme: site.theme,
    look: lookOf(site.settings, site.theme),
    hasMoved: site.settings.redirects.list.length > 0,
    isBot: site.isBot,
    nonce: site.nonce,
    firstScript: earlyPressScript,
    inlineTexts,
  }
  return new Promise((resolve, reject) => {
    let sent = false
    const { pipe, abort } = renderToPipeableStream(
      <RequestContext value={facts}>
        <ServerRouter context={router} url={request.url} nonce={site.nonce} />
      </RequestContext>,
      {
        nonce: site.nonce,
        // React keeps what is behind a boundary for the end of a long page, to be moved up by script: below it, all would jump.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // The host sends pages whole, so everybody gets what a crawler gets: a document without parts that move into place by script.
        onAllReady() {
          sent = true
          pipe(
            collected((html) => {
              // Without clearing the timer every finished page would stay in memory until it fires.
              clearTimeout(timer)
              resolve(new Response(html, { status, headers }))
            })
          )
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          if (sent) console.error(error)
        },
      }
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Plain buffers: a web stream between React and the host would cost as much as the rendering, and so would text that is bytes again behind it. */
function collected(done: (html: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _encoding, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts))
      next()
    },
  })
}

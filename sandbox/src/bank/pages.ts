import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEmbedded } from './actions.ts'
import type { Bank } from './bank.ts'
import { endedPage, type Look, notFoundPage, openPage } from './page.ts'
import { pageTexts } from './page-texts/all.ts'
import { decision } from './shapes.ts'
import { BankError, type Session, type SessionStatus } from './words.ts'

interface Page {
  Params: { id: string }
  Querystring: { locale?: string | string[] }
}

const returnFields = {
  open: 'pending_url',
  processing: 'pending_url',
  approved: 'success_url',
  declined: 'fail_url',
  cancelled: 'cancel_url',
  expired: 'fail_url',
} as const satisfies Record<SessionStatus, keyof Session>
const returnUrl = (session: Session): string => session[returnFields[session.status]]

/** By the address, else the session (the shop knows the player's language), else the browser. */
function lookFor(request: FastifyRequest<Page>, session: Session | undefined): Look {
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0] ?? '')
  const wanted = [request.query.locale, session?.locale].filter((tag) => typeof tag === 'string')
  return { ...pageTexts([...wanted, ...accepted]), nonce: randomBytes(16).toString('base64') }
}

/** Only the shop may frame the page, and only of a payment that is made inside of its own. */
function sendPage(
  reply: FastifyReply,
  html: string,
  nonce: string,
  shops: readonly string[],
  framedBy = "'none'"
): FastifyReply {
  // Chromium applies form-action to the redirect after the form too, so the shop's origins are named.
  const formAction = ["'self'", ...new Set(shops.map((address) => new URL(address).origin))].join(' ')
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${formAction}; base-uri 'none'; frame-ancestors ${framedBy}`
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html)
}

export function addPages(app: FastifyInstance, bank: Bank, nudge: () => void): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    }
  )

  const find = (id: string): Session | undefined => {
    try {
      return bank.session(id)
    } catch (error) {
      if (error instanceof BankError && error.status === 404) return undefined
      throw error
    }
  }

  app.get<Page>('/pay/:id', async (request, reply) => {
    const session = find(request.params.id)
    const look = lookFor(request, session)
    if (!session) return sendPage(reply.code(404), notFoundPage(look), look.nonce, [])
    const back = isEmbedded(session) ? undefined : returnUrl(session)
    const html = session.status === 'open' ? openPage(session, look) : endedPage(session, back, look)
    const framedBy = isEmbedded(session) ? new URL(session.success_url).origin : undefined
    const shops = [session.success_url, session.pending_url, session.fail_url, session.cancel_url]
    return sendPage(reply, html, look.nonce, shops, framedBy)
  })

  app.post<Page>('/pay/:id/enter', (request, reply) => reply.redirect(`../${request.params.id}`, 303))

  app.post<Page>('/pay/:id', async (request, reply) => {
    const before = find(request.params.id)
    if (!before) {
      const look = lookFor(request, undefined)
      return sendPage(reply.code(404), notFoundPage(look), look.nonce, [])
    }
    const made = decision.parse(request.body)
    const session = bank.decide(before.id, made.decision, made.card)
    nudge()
    return reply
      .header('cache-control', 'no-store')
      .redirect(isEmbedded(session) ? `./${session.id}` : returnUrl(session), 303)
  })
}

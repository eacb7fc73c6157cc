import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.ts'
import { style } from '../bank/style.ts'
import type { Account, Session } from './account.ts'
import { type Form, textAt } from './form.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const sumOf = ({ amount_total, currency }: Session): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount_total / 100)

function checkout(session: Session, nonce: string): string {
  const body =
    session.status === 'open'
      ? `<form method="post"><h1>${escape(session.description)}</h1><p class="sum">${escape(sumOf(session))}</p>
<fieldset><legend>Pay with a test card</legend>${['4242', '4444', '0005']
          .map(
            (last4, index) =>
              `<label><input type="radio" name="last4" value="${last4}"${index === 0 ? ' checked' : ''}><span>Test card</span><bdi dir="ltr">•••• ${last4}</bdi></label>`
          )
          .join('')}</fieldset>
<button class="main" name="decision" value="approve">Pay</button>
<div class="row"><button name="decision" value="decline">Decline</button><button name="decision" value="cancel">Cancel and go back</button></div></form>`
      : `<h1>This payment page is closed</h1><a class="button" href="${escape(session.success_url)}">Back to the site</a>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Checkout</title><style nonce="${nonce}">${style}</style></head>
<body><header><div><b>Checkout</b><span>Stripe simulator</span></div></header><main><p class="notice">No real money moves here.</p><div class="sheet">${body}</div></main></body></html>`
}

/** The hosted page of a session. */
export function addPages(app: FastifyInstance, { account, books }: { account: Account; books: Books }): void {
  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const session = books.get<Session>('checkout.session', params.id)
    if (!session) return reply.code(404).send('There is no such session.')
    const nonce = randomBytes(16).toString('base64')
    const shops = [...new Set([session.success_url, session.cancel_url].map((url) => new URL(url).origin))].join(' ')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${shops}; base-uri 'none'; frame-ancestors 'none'`
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(checkout(session, nonce))
  })
  app.post<{ Params: { id: string }; Body: Form }>('/pay/:id', async ({ params, body }, reply) => {
    const session = account.found<Session>('checkout.session', params.id)
    const decision = textAt(body, 'decision')
    // As at Stripe: going back leaves the session open, and the customer may come again.
    if (decision === 'cancel') return reply.redirect(session.cancel_url, 303)
    account.complete(session, decision === 'approve', textAt(body, 'last4'))
    return reply.redirect(session.success_url, 303)
  })
}

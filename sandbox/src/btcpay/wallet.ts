import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { style } from '../bank/style.ts'
import { bitcoins, type Store, type StoredInvoice } from './store.ts'

const shares = [
  ['exact', 'Send what is due'],
  ['half', 'Send half of it'],
  ['more', 'Send a tenth more'],
] as const
const satoshiOf = (invoice: StoredInvoice, share: string): number => {
  const paid = invoice.payments.reduce((sum, { satoshi }) => sum + satoshi, 0)
  const due = Math.max(1, invoice.dueSatoshi - paid)
  return share === 'half' ? Math.ceil(due / 2) : share === 'more' ? due + Math.ceil(invoice.dueSatoshi / 10) : due
}

/** The wallet of everybody in this world: where a player who has no test coins sends some. It stands where an invoice's checkout page would. */
export function addWallet(app: FastifyInstance, store: Store): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body))))
  )
  app.get<{ Params: { id: string } }>('/i/:id', async ({ params }, reply) => {
    const invoice = store.find(params.id) ?? store.all().find(({ destination }) => destination === params.id)
    if (!invoice) return reply.code(404).send('There is no such invoice.')
    const nonce = randomBytes(16).toString('base64')
    const buttons = shares.map(([value, text]) => `<button name="share" value="${value}">${text}</button>`).join('')
    const paid = invoice.payments
      .map(({ satoshi, status }) => `<dt>${status}</dt><dd>${bitcoins(satoshi)} BTC</dd>`)
      .join('')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Wallet</title>
<style nonce="${nonce}">${style}</style></head><body><header><div><b>Wallet</b><span>Sandbox twin of BTCPay Server</span></div></header><main><p class="notice">No real money moves here.</p>
<form class="sheet" method="post"><h1>${invoice.destination}</h1><p class="sum"><small>${invoice.status}</small>${bitcoins(invoice.dueSatoshi)} BTC</p><dl>${paid}</dl>${buttons}</form></main></body></html>`)
  })
  app.post<{ Params: { id: string }; Body: { share?: string } }>('/i/:id', async ({ params, body }, reply) => {
    const invoice = store.find(params.id) ?? store.all().find(({ destination }) => destination === params.id)
    if (!invoice) return reply.code(404).send('There is no such invoice.')
    store.pay(invoice, satoshiOf(invoice, body.share ?? 'exact'))
    return reply.redirect(`./${params.id}`, 303)
  })
}

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { style } from '../bank/style.ts'
import { bitcoins, type Store, type StoredInvoice } from './store.ts'

const choices = [
  ['exact', 'Send what is due', 'main'],
  ['half', 'Send half of it', ''],
  ['more', 'Send a tenth more', ''],
] as const

const paidOf = ({ payments }: StoredInvoice): number => payments.reduce((sum, { satoshi }) => sum + satoshi, 0)
const dueOf = (invoice: StoredInvoice): number => Math.max(0, invoice.dueSatoshi - paidOf(invoice))

function satoshiOf(invoice: StoredInvoice, share: string): number {
  const due = Math.max(1, dueOf(invoice))
  return share === 'half' ? Math.ceil(due / 2) : share === 'more' ? due + Math.ceil(invoice.dueSatoshi / 10) : due
}

const words: Readonly<Record<StoredInvoice['status'], string>> = {
  New: 'Left to send',
  Processing: 'Received: the network confirms it in a moment',
  Settled: 'Confirmed',
  Expired: 'Expired: what you send now arrives late',
  Invalid: 'The network didn’t confirm the payment',
}

/**
 * The wallet of everybody in this world: where a player who has no test coins sends some, all of it, a part, more, or too late. It stands where an invoice's
 * checkout page would.
 */
export function addWallet(app: FastifyInstance, store: Store): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body))))
  )
  const find = (id: string): StoredInvoice | undefined =>
    store.find(id) ?? store.all().find(({ destination }) => destination === id)
  app.get<{ Params: { id: string } }>('/i/:id', async ({ params }, reply) => {
    const invoice = find(params.id)
    if (!invoice) return reply.code(404).send('There is no such invoice.')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(invoice, nonce))
  })
  app.post<{ Params: { id: string }; Body: { share?: string } }>('/i/:id', async ({ params, body }, reply) => {
    const invoice = find(params.id)
    if (!invoice) return reply.code(404).send('There is no such invoice.')
    if (body.share === 'expire') store.expire(invoice)
    else store.pay(invoice, satoshiOf(invoice, body.share ?? 'exact'))
    return reply.redirect(`./${params.id}`, 303)
  })
}

function pageOf(invoice: StoredInvoice, nonce: string): string {
  const { status, destination, payments } = invoice
  const isOver = status === 'Settled' || status === 'Invalid'
  const list = payments.map((one) => `<dt>${one.status}</dt><dd>${bitcoins(one.satoshi)} BTC</dd>`).join('')
  const send = choices
    .map(([value, text, look]) => `<button class="${look}" name="share" value="${value}">${text}</button>`)
    .join('')
  const expire =
    status === 'New' ? '<button class="quiet" name="share" value="expire">Let the invoice expire</button>' : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Wallet</title>
<style nonce="${nonce}">${style} form { display: grid; gap: .5rem } h1 { overflow-wrap: anywhere } .sum, dl { margin-block-end: .75rem }</style></head>
<body><header><div><b>Wallet</b><span>BTCPay Server simulator</span></div></header><main><p class="notice">No real money moves here.</p>
<form class="sheet" method="post"><h1>${destination}</h1><p class="sum"><small>${words[status]}</small>${bitcoins(isOver ? paidOf(invoice) : dueOf(invoice))} BTC</p>${list && `<dl>${list}</dl>`}${isOver ? '' : send + expire}</form></main></body></html>`
}

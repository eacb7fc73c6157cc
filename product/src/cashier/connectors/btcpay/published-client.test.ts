import { InvoicesService, OpenAPI, PullPaymentsManagementService } from 'btcpay-greenfield-node-client'
import type { FastifyInstance } from 'fastify'
import { money } from '@ante/kit/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { btcpay } from './adapter.ts'
import { apiKey, openTwin } from './world.fixture.ts'

const servers: FastifyInstance[] = []
let twin: Awaited<ReturnType<typeof openTwin>>
beforeAll(async () => {
  twin = await openTwin((server) => void servers.push(server))
  OpenAPI.BASE = twin.base
  OpenAPI.HEADERS = { Authorization: `token ${apiKey}` }
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

it('the client that is made from the public API description of BTCPay Server understands our twin', async () => {
  const requestBody = { amount: '50.00', currency: 'USD', metadata: { orderId: 'key-1' } }
  const made = await InvoicesService.invoicesCreateInvoice({ storeId: 'ante', requestBody })
  expect(made).toMatchObject({ amount: '50.00', currency: 'USD', status: 'New', additionalStatus: 'None' })
  const id = String(made.id)
  const [method] = await InvoicesService.invoicesGetInvoicePaymentMethods({ storeId: 'ante', invoiceId: id })
  expect(method).toMatchObject({
    destination: expect.stringMatching(/^tb1q[0-9a-z]{38}$/),
    paymentLink: expect.stringMatching(/^bitcoin:tb1q/),
    amount: expect.stringMatching(/^0\.\d{8}$/),
    totalPaid: '0.00000000',
  })
  await twin.control(`/invoices/${id}/pay`)
  await twin.control(`/invoices/${id}/confirm`)
  expect((await InvoicesService.invoicesGetInvoice({ storeId: 'ante', invoiceId: id })).status).toBe('Settled')
  const list = await InvoicesService.invoicesGetInvoices({ storeId: 'ante' })
  expect(list.map((one) => one.id)).toEqual([id])
  await expect(InvoicesService.invoicesGetInvoice({ storeId: 'ante', invoiceId: 'none' })).rejects.toMatchObject({
    status: 404,
  })
  OpenAPI.HEADERS = { Authorization: 'token other' }
  await expect(InvoicesService.invoicesGetInvoices({ storeId: 'ante' })).rejects.toMatchObject({ status: 401 })
})

it('the published client approves and cancels payouts of our twin, and the server sees it as its own', async () => {
  OpenAPI.HEADERS = { Authorization: `token ${apiKey}` }
  const provider = btcpay(twin.options)
  const made = async (key: string, address: string) => {
    const answer = await provider.payout({
      key,
      amount: money(50_00),
      description: '',
      to: { kind: 'address', address },
    })
    return answer.outcome === 'pending' ? answer.reference : ''
  }
  const [one, other] = [
    await made('one', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'),
    await made('other', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'),
  ]
  const approved = await PullPaymentsManagementService.pullPaymentsApprovePayout({
    storeId: 'ante',
    payoutId: one,
    requestBody: { revision: 0 },
  })
  expect(approved).toMatchObject({ id: one, state: 'AwaitingPayment', payoutAmount: '0.00077649' })
  await PullPaymentsManagementService.pullPaymentsCancelPayout({ storeId: 'ante', payoutId: other })
  const answers = await Promise.all([one, other].map((reference) => provider.queryPayout({ key: '', reference })))
  expect(answers).toMatchObject([
    { outcome: 'pending', key: 'one', amount: money(50_00) },
    { outcome: 'failed', key: 'other', reason: 'declined_by_operator' },
  ])
})

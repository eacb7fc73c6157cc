import { InvoicesService, OpenAPI } from 'btcpay-greenfield-node-client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

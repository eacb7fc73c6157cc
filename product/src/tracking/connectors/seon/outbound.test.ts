import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seon } from './adapter.ts'

const sent: { path: string | undefined; body: unknown }[] = []
async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString()
}
const server = createServer((request, response) => {
  void bodyOf(request).then((text) => {
    sent.push({ path: request.url, body: JSON.parse(text) })
    response.end(JSON.stringify({ success: true, data: { state: 'APPROVE', fraud_score: 1 } }))
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

it('SEC-19 the fraud vendor is told the number of the account, the address, the action and the mark of the device, and nothing else of a player', async () => {
  const vendor = seon({ url, apiKey: 'key', script: `${url}/agent.js` })
  const about = { uid: 7n, action: 'withdrawal', address: '192.0.2.7', session: 'bark', trace: 'ante-fraud-1' } as const
  await vendor.check(about)
  expect(sent).toEqual([
    {
      path: '/SeonRestService/fraud-api/v2',
      body: {
        config: { ip_api: true, device_fingerprinting: true },
        ip: '192.0.2.7',
        user_id: '7',
        action_type: 'withdrawal',
        transaction_id: 'ante-fraud-1',
        session: 'bark',
      },
    },
  ])
})

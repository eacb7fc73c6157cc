import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { lookup } from 'node:dns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postback } from './adapter.ts'

let asked = 0
const server = createServer((_request, response) => {
  asked += 1
  response.end()
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port.
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((done) => server.close(done)))

const facts = {
  id: 'ante-1',
  goal: 'registration',
  publisher_id: '1',
  link_id: '2',
  track_id: '3',
  goal_id: '',
  goal_entry_id: '',
  amount: '',
  currency: '',
} as const
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As the resolver of the machine answers when all addresses are asked for.
const resolvingTo = (address: string) =>
  ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address, family: 4 },
    ])) as unknown as typeof lookup

it('TRK-10 a postback reaches no machine of ours by the domain of a network, and one that the operator wrote as an address', async () => {
  const to = (host: string) =>
    postback({ url: `http://${host}:${port}/p?tx={id}`, secret: 'pb_1', resolve: resolvingTo('127.0.0.1') }).send(facts)
  await expect(to('network.example')).rejects.toThrow('does not answer')
  expect(asked).toBe(0)
  await to('127.0.0.1')
  expect(asked).toBe(1)
})

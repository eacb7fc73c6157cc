import type { Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { faults, openFaultyWallet } from './faulty-wallet.fixture.ts'
import { runCases } from './run.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

async function faultsFound(planted?: (typeof faults)[number]): Promise<string[]> {
  const { server, target } = await openFaultyWallet(planted)
  servers.push(server)
  return (await runCases(target)).flatMap(({ fault }) => (fault === undefined ? [] : [fault]))
}

describe('the conformance kit', () => {
  it('finds nothing in a wallet that is right, by fourteen cases', async () => {
    expect(await faultsFound()).toEqual([])
    const { server, target } = await openFaultyWallet()
    servers.push(server)
    expect(await runCases(target)).toHaveLength(14)
  })

  it.each(faults)('finds that %s', async (planted) => {
    expect(await faultsFound(planted)).not.toEqual([])
  })

  it('plants twelve', () => expect(faults).toHaveLength(12))

  it('says so where nobody answers', async () => {
    const nobody = { url: 'http://127.0.0.1:9', key: 'k', player: '7', session: 's', game: 'g', currency: 'USD' }
    expect((await runCases(nobody)).map(({ fault }) => fault?.split(':')[0])).toEqual(Array(14).fill('no answer'))
  })
})

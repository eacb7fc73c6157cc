import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { targetOf, tcpProxy, through } from '@ante/testing/tcp-proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

/** Two hosts that each do everything, of one database and without anything else between them. */
let here: TestServer
let there: TestServer
beforeAll(async () => {
  here = await testServer()
  there = await testServer({ database: { ...here.database, close: () => Promise.resolve() } })
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

const withinMs = 1_000

/** A tab of the same browser at another host, with a socket that hears of the topics. */
async function tabAt(there: TestServer, player: Visitor, ...topics: string[]) {
  const tab = there.visitor()
  tab.cookie = player.cookie
  const { token } = (await tab.call<{ token: string }>('account.getToken')).data
  const socket = new WebSocket(`${there.url.replace('http', 'ws')}/ws`)
  const heard: { type?: string; topic?: string; snapshot?: boolean }[] = []
  let closed: number | undefined
  socket.on('message', (raw: Buffer) => void heard.push(JSON.parse(raw.toString()) as (typeof heard)[number]))
  socket.once('close', (code) => (closed = code))
  await new Promise((open) => socket.once('open', open))
  socket.send(JSON.stringify({ type: 'auth', token }))
  for (const topic of topics) socket.send(JSON.stringify({ type: 'subscribe', topic }))
  await expect.poll(() => heard.filter(({ snapshot }) => snapshot).length).toBe(topics.length)
  await expect.poll(() => heard.some(({ type }) => type === 'ready')).toBe(true)
  return { tab, socket, heard, closed: () => closed }
}
const soon = { timeout: withinMs, interval: 10 }

test('RG-11 an exclusion closes the sockets at every host and ends their sessions within a second', async () => {
  for (let player = 0; player < 4; player++) {
    const visitor = await here.player()
    const { tab, closed } = await tabAt(there, visitor)
    expect((await visitor.post('account.setSelfExclusion', { period: '6m' })).status).toBe(200)
    await expect.poll(closed, soon).toBe(4403)
    expect((await tab.call('account.getBalance')).status).toBe(401)
  }
})

test('PWA-16 a logout closes the sockets at every host and ends the session within a second', async () => {
  for (let player = 0; player < 4; player++) {
    const visitor = await here.player()
    const { tab, closed } = await tabAt(there, visitor)
    expect((await visitor.call('auth.logout')).status).toBe(200)
    await expect.poll(closed, soon).toBe(4403)
    expect((await tab.call('account.getBalance')).status).toBe(401)
  }
})

test('RG-08 a limit that is set at one host is told to the tabs at every host within a second', async () => {
  for (let player = 0; player < 4; player++) {
    const visitor = await here.player()
    const { socket, heard } = await tabAt(there, visitor, 'protection.limits')
    const limit = { kind: 'loss', period: '1', amount: '20' }
    expect((await visitor.post('account.setLimit', limit)).error).toBeUndefined()
    await expect
      .poll(() => heard.some(({ topic, snapshot }) => topic === 'protection.limits' && !snapshot), soon)
      .toBe(true)
    socket.close()
  }
})

test('RG-11 a host whose line was cut while a player was excluded closes the sockets when it is back', async () => {
  const proxy = await tcpProxy(targetOf(here.database.url, 5432))
  const url = through(here.database.url, proxy)
  const cutOff = await testServer({
    database: { ...here.database, url, close: () => Promise.resolve() },
    env: { ANTE_ROLE: 'web' },
  })
  try {
    const visitor = await here.player()
    const { closed } = await tabAt(cutOff, visitor)
    await proxy.cut()
    expect((await visitor.post('account.setSelfExclusion', { period: '6m' })).status).toBe(200)
    await here.dispatcher?.drain()
    expect(closed()).toBeUndefined()
    await proxy.mend()
    await expect.poll(closed, { timeout: 10_000 }).toBe(4403)
  } finally {
    await cutOff.stop()
    await proxy.close()
  }
})

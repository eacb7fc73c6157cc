import { bounceOf, smtpApp } from '@ante/sandbox/smtp/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { listen } from '../listener.fixture.ts'
import { smtp } from './adapter.ts'
import { readBounce, returnPath } from './bounces.ts'

const servers: FastifyInstance[] = []
const close = (server: FastifyInstance) => void servers.push(server)
afterAll(() => Promise.all(servers.map((server) => server.close())))

const bounces = { address: 'bounces@ante.example', secret: 'a-secret-of-this-test' }
const sender = returnPath(bounces, 'ante-message-7')
const read = (text: string, options = bounces) => readBounce(options, Buffer.from(text))
const report = bounceOf(sender, 'ada@gone.example')
const bounced = {
  kind: 'genuine',
  id: 'ante-message-7',
  event: 'bounced',
  isFinal: true,
  reason: '550 5.1.1 no such user',
}

it('mail that comes back by SMTP says of which email, and that there is no mailbox', async () => {
  const { heard, url: bounceUrl } = await listen('/callbacks/smtp', close)
  const server = Fastify()
  const listening = Promise.withResolvers<number>()
  const own = { user: 'us', password: 'p' }
  await server.register(smtpApp({ storage: ':memory:', ...own, port: 0, bounceUrl, onListening: listening.resolve }))
  close(server)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const to = {
    ...own,
    host: '127.0.0.1',
    port: await listening.promise,
    tls: 'none',
    from: 'Ante <a@ante.example>',
  } as const
  const mail = smtp({ ...to, bounces })
  const letter = { id: 'ante-message-7', to: 'ada@gone.example', subject: 'Hello', text: 'Hello' }
  expect(await mail.send(letter)).toBe('accepted')
  await expect.poll(() => heard.length).toBe(1)
  expect(await mail.readEvent?.({}, heard[0]?.rawBody ?? Buffer.alloc(0))).toEqual(bounced)
  expect(smtp(to).readEvent).toBeUndefined()
})

it('a report is believed by its address alone: another secret, another number and a made up proof are forged', async () => {
  expect(await read(report)).toEqual(bounced)
  // Names of mailboxes may come back in capitals.
  expect(await read(report.replace(sender, sender.toUpperCase()))).toEqual(bounced)
  expect(await read(report.replace('bounces+', 'Bounces+'))).toEqual(bounced)
  expect(await read(report, { ...bounces, secret: 'another-secret-of-this' })).toEqual({ kind: 'forged' })
  expect(await read(report.replace('message-7', 'message-8'))).toEqual({ kind: 'forged' })
  expect(await read(report.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`))).toEqual({ kind: 'forged' })
  for (const strange of ['', 'Subject: hello', report.replace(sender, 'bounces@ante.example'), '\u0000'.repeat(5000)])
    expect(await read(strange)).toEqual({ kind: 'irrelevant' })
})

it('a mailbox that is full, a refusal of us, a delay and an answer from a holiday mark nobody', async () => {
  const saying = (status: string, action = 'failed') =>
    read(report.replace('Status: 5.1.1', `Status: ${status}`).replace('Action: failed', `Action: ${action}`))
  for (const status of ['4.2.2', '5.2.2', '5.7.1', '']) expect(await saying(status)).toMatchObject({ isFinal: false })
  for (const status of ['5.1.1', '5.1.10', '5.2.1']) expect(await saying(status)).toMatchObject({ isFinal: true })
  expect(await saying('4.4.1', 'delayed')).toEqual({ kind: 'irrelevant' })
  expect(await saying('2.0.0', 'delivered')).toMatchObject({ event: 'delivered' })
  expect(await read(`From: ada@example.com\r\nTo: ${sender}\r\nSubject: On holiday\r\n\r\nAction: failed`)).toEqual({
    kind: 'irrelevant',
  })
  expect(await read(report.slice(0, report.indexOf('Final-Recipient')))).toEqual({ kind: 'irrelevant' })
})

it('a complaint is read where a report of abuse names the sender', async () => {
  const abuse = [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    `Original-Mail-From: <${sender}>`,
    '',
    '--b--',
  ].join('\r\n')
  expect(await read(abuse)).toEqual({ kind: 'genuine', id: 'ante-message-7', event: 'complained' })
  expect(await read(abuse.replace('abuse', 'not-spam'))).toEqual({ kind: 'irrelevant' })
})

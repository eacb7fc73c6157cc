import type { FastifyPluginAsync } from 'fastify'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { mountMailboxes } from '../postbox/app.ts'
import { type Messages, openMessages } from '../postbox/storage.ts'

export interface SmtpOptions {
  /** SQLite file of the messages; `:memory:` for tests. */
  readonly storage: string
  readonly user: string
  readonly password: string
  /** Where it listens for SMTP; 0: anywhere. Undefined: only the mailboxes are shown. */
  readonly port?: number
  /** Where an email goes that comes back: whoever is at `@gone.example` has moved away. Undefined: nowhere. */
  readonly bounceUrl?: string
  /** Told where it listens. */
  readonly onListening?: (port: number) => void
}

const refused = (text: string, responseCode: number): Error => Object.assign(new Error(text), { responseCode })
const wanted = new Set(['list-unsubscribe', 'list-unsubscribe-post'])
const spelt: Readonly<Record<string, string>> = {
  'list-unsubscribe': 'List-Unsubscribe',
  'list-unsubscribe-post': 'List-Unsubscribe-Post',
}

async function take(messages: Messages, to: string, raw: Buffer): Promise<void> {
  const mail = await PostalMime.parse(raw)
  const headers = mail.headers
    .filter(({ key }) => wanted.has(key))
    .map(({ key, value }) => [spelt[key] ?? key, value.replaceAll(/\s+/g, '')] as const)
  messages.keep({
    // A mailbox shows once what comes twice under one Message-ID.
    key: `${to} ${mail.messageId ?? ''}`,
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: (mail.text ?? '').replace(/\n$/, ''),
    html: mail.html ?? '',
    headers: Object.fromEntries(headers),
    at: Date.now(),
  })
}

/** Runs what ends by a callback of its own. */
const answer = (work: () => Promise<void>): Promise<void> => work()

const isGone = ({ address }: { readonly address: string }): boolean => address.endsWith('@gone.example')

/** A report of an email that could not be delivered (RFC 3464), to the sender on its envelope. */
export const bounceOf = (sender: string, to: string): string =>
  [
    'From: MAILER-DAEMON@mail.example',
    `To: ${sender}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 no such',
    '    user',
    '',
    '--b--',
    '',
  ].join('\r\n')

/** Answers what went wrong; undefined once it is in every mailbox. */
async function receive(
  stream: AsyncIterable<unknown>,
  to: readonly { readonly address: string }[],
  messages: Messages,
  sendBack: (to: string) => Promise<void>
): Promise<Error | undefined> {
  try {
    const parts: Buffer[] = []
    for await (const part of stream) if (Buffer.isBuffer(part)) parts.push(part)
    const [gone, there] = [to.filter(isGone), to.filter((one) => !isGone(one))]
    for (const { address } of there) await take(messages, address.toLowerCase(), Buffer.concat(parts))
    for (const { address } of gone) await sendBack(address)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('the message could not be read')
  }
}

/** A mail server in miniature: it takes messages by SMTP from who knows the password, and shows them under `/mailboxes`. There is nobody at `@bounce.example`, and `@blocks.example` takes nothing from us. */
export function smtpApp({ storage, user, password, port, bounceUrl, onListening }: SmtpOptions): FastifyPluginAsync {
  return async (app) => {
    const messages = openMessages(storage)
    const server = new SMTPServer({
      authMethods: ['PLAIN', 'LOGIN'],
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) =>
        auth.username === user && auth.password === password ? done(null, { user }) : done(refused('no', 535)),
      onRcptTo: ({ address }, _session, done) => {
        if (address.endsWith('@bounce.example')) return done(refused('5.1.1 no such user', 550))
        if (address.endsWith('@blocks.example')) return done(refused('5.7.1 your address is on a list', 550))
        return done()
      },
      onData(stream, session, done) {
        const { mailFrom, rcptTo } = session.envelope
        const sendBack = async (to: string) => {
          if (bounceUrl === undefined || mailFrom === false) return
          const body = bounceOf(mailFrom.address, to)
          await fetch(bounceUrl, { method: 'POST', headers: { 'content-type': 'message/rfc822' }, body })
        }
        void answer(async () => done(await receive(stream, rcptTo, messages, sendBack)))
      },
    })
    // Who goes away in the middle is no failure of the server.
    server.on('error', (error: Error) => app.log.debug({ error: error.message }, 'an SMTP connection failed'))
    if (port !== undefined) {
      const listening = server.listen(port, '127.0.0.1', () => {
        const address = listening.address()
        if (address !== null && typeof address === 'object') onListening?.(address.port)
      })
    }
    app.addHook('onClose', async () => {
      await new Promise<void>((resolve) => (port === undefined ? resolve() : server.close(() => resolve())))
      messages.close()
    })
    mountMailboxes(app, messages)
  }
}

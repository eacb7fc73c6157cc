import { named, oneClick } from '../mail-headers.ts'
import { type Delivery, type MailProvider, MailUnavailable } from '../port.ts'
import { type BounceOptions, isNoMailbox, readBounce, returnPath } from './bounces.ts'

export interface SmtpOptions {
  readonly host: string
  readonly port: number
  /** `implicit`: TLS from the first byte; `starttls`: asked for before anything is said; `none`: on this machine only. */
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly user?: string | undefined
  readonly password?: string | undefined
  /** The sender, as `Ante <no-reply@example.com>`. */
  readonly from: string
  /** Left out, mail that comes back is read by nobody. */
  readonly bounces?: BounceOptions | undefined
  readonly timeoutMs?: number
}

/** Servers without the codes of RFC 3463 say by these numbers that there is no mailbox. */
const noMailboxNumbers = [550, 551, 553]

/** The server's own word that there is no such mailbox. All else is tried again, a refusal of us (5.7.x) too: it says nothing about the reader's address. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false
  const text = 'response' in error && typeof error.response === 'string' ? error.response : ''
  const [, number = '', status] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\s)?/.exec(text) ?? []
  return status === undefined ? noMailboxNumbers.includes(Number(number)) : isNoMailbox(status)
}

const domainOf = (from: string): string => /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** A mail server by SMTP. It knows no key of a repetition: our number is the `Message-ID`, by which mailboxes show once what comes twice. */
export function smtp({
  host,
  port,
  tls,
  user,
  password,
  from,
  bounces,
  timeoutMs = 10_000,
}: SmtpOptions): MailProvider {
  // Loaded where mail goes this way: a host that sends by another provider starts sooner without it.
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      host,
      port,
      secure: tls === 'implicit',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  )
  return {
    name: 'smtp',
    async send({ id, to, subject, text, html, sender, unsubscribeUrl }): Promise<Delivery> {
      try {
        const transport = await opening
        await transport.sendMail({
          messageId: `<${id}@${domainOf(from)}>`,
          from: sender === undefined ? from : named(sender, from),
          to: { name: '', address: to },
          ...(bounces === undefined ? {} : { envelope: { from: returnPath(bounces, id), to } }),
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          ...(unsubscribeUrl === undefined ? {} : { headers: oneClick(unsubscribeUrl) }),
        })
        return 'accepted'
      } catch (error) {
        if (isRefused(error)) return 'refused'
        throw new MailUnavailable('the mail server did not take it', { cause: error })
      }
    },
    ...(bounces === undefined ? {} : { readEvent: (_headers, rawBody) => readBounce(bounces, rawBody) }),
  }
}

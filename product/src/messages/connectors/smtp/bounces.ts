import { createHmac, timingSafeEqual } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { MailEvent } from '../port.ts'

export interface BounceOptions {
  /** Where mail comes back, as `bounces@example.com`. */
  readonly address: string
  readonly secret: string
}

const proofOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`bounce ${id}`).digest('hex').slice(0, 20)

/** The sender of one email on its envelope (VERP): what comes back there is about this one, and nobody else can know the address. */
export function returnPath({ address, secret }: BounceOptions, id: string): string {
  const [name = '', domain = ''] = address.split('@')
  return `${name}+${id}.${proofOf(secret, id)}@${domain}`
}

const words = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Of the email that a message is about, however its address is spelt on the way; null where an address is forged, undefined where there is none. */
function idIn(text: string, { address, secret }: BounceOptions): string | null | undefined {
  const [name = '', domain = ''] = address.toLowerCase().split('@').map(words)
  const found = [
    ...text.toLowerCase().matchAll(new RegExp(`\\b${name}\\+([\\w-]{1,40})\\.([0-9a-f]{20})@${domain}\\b`, 'g')),
  ]
  const isProved = ([, id = '', proof = '']: readonly string[]) =>
    timingSafeEqual(Buffer.from(proofOf(secret, id)), Buffer.from(proof))
  const proved = found.find(isProved)?.[1]
  return proved ?? (found.length > 0 ? null : undefined)
}

/** RFC 3463: bad addresses (5.1.x), and a mailbox that is switched off. What refuses us (5.7.x) says nothing about the mailbox. */
export const isNoMailbox = (status: string): boolean => /^5\.(?:1\.\d+|2\.1)$/.test(status)

const fieldOf = (part: string, name: string): string | undefined =>
  new RegExp(`^${name}:\\s*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(part)?.[1]?.replaceAll(/\s+/g, ' ').trim()

/** What a report says (RFC 3464 of deliveries, RFC 5965 of complaints); undefined where it is neither. */
function reportOf(parts: ReadonlyMap<string, string>, id: string): MailEvent | undefined {
  const [delivery, feedback] = [parts.get('message/delivery-status'), parts.get('message/feedback-report')]
  if (feedback !== undefined)
    return fieldOf(feedback, 'Feedback-Type')?.toLowerCase() === 'abuse'
      ? { kind: 'genuine', id, event: 'complained' }
      : undefined
  if (delivery === undefined) return undefined
  const action = fieldOf(delivery, 'Action')?.toLowerCase()
  if (action === 'delivered') return { kind: 'genuine', id, event: 'delivered' }
  if (action !== 'failed') return undefined
  const status = fieldOf(delivery, 'Status') ?? ''
  const reason = (fieldOf(delivery, 'Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? status).slice(0, 200)
  return { kind: 'genuine', id, event: 'bounced', isFinal: isNoMailbox(status), reason: reason || 'unspecified' }
}

/** Reads an email that came back, as the mail server hands it on. Nothing of it is parsed before its address is proved. */
export async function readBounce(options: BounceOptions, rawBody: Uint8Array): Promise<MailEvent> {
  const id = idIn(Buffer.from(rawBody).toString('latin1'), options)
  if (id === undefined) return { kind: 'irrelevant' }
  if (id === null) return { kind: 'forged' }
  const { attachments } = await PostalMime.parse(rawBody, { attachmentEncoding: 'utf8', forceRfc822Attachments: true })
  const parts = new Map(
    attachments.map(({ mimeType, content }) => [mimeType.toLowerCase(), typeof content === 'string' ? content : ''])
  )
  return reportOf(parts, id) ?? { kind: 'irrelevant' }
}

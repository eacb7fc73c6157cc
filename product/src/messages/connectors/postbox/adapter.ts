import { z } from 'zod'
import { type Delivery, type Letter, type MailEvent, type MailProvider, MailUnavailable } from '../port.ts'
import { named, oneClick } from '../mail-headers.ts'
import { readJson } from '../../../connectors/read-body.ts'
import { signedBody } from '../../../connectors/signed-body.ts'

export interface PostboxOptions {
  /** Base address without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** The sender, as `Ante <no-reply@example.com>`. */
  readonly from: string
  /** The secrets of signed events; during a rotation the new and the old one. None: no event is believed. */
  readonly webhookSecrets?: readonly string[]
  /** Where events reach us: `<our address>/callbacks/postbox`. */
  readonly eventUrl?: string
  readonly timeoutMs?: number
}

const bytesMax = 64 * 1024
const accepted = z.object({ id: z.string() })
const refusal = z.object({ error: z.enum(['unknown_recipient', 'blocked_recipient']) })
const told = z.object({
  type: z.enum(['message.delivered', 'message.bounced', 'message.complained']),
  data: z.object({
    reference: z.string(),
    permanent: z.boolean().default(false),
    reason: z.string().max(200).nullish(),
  }),
})

/** "Postbox": one call, `POST /v1/messages`, with a bearer key; `Idempotency-Key` makes a repetition the same message. */
export function postbox(options: PostboxOptions): MailProvider {
  const { url, apiKey, from, webhookSecrets = [], timeoutMs = 8000 } = options
  const read = signedBody(webhookSecrets)
  async function ask({ id, to, subject, text, html, sender, unsubscribeUrl }: Letter): Promise<Response> {
    try {
      return await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({
          from: sender === undefined ? from : named(sender, from),
          to: [to],
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          ...(options.eventUrl === undefined || webhookSecrets.length === 0
            ? {}
            : { reference: id, event_url: options.eventUrl }),
          ...(unsubscribeUrl === undefined ? {} : { headers: oneClick(unsubscribeUrl) }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new MailUnavailable('postbox does not answer', { cause: error })
    }
  }
  return {
    name: 'postbox',
    async send(letter): Promise<Delivery> {
      const response = await ask(letter)
      const body = await readJson(response, bytesMax).catch(() => undefined)
      if (response.status === 202 && accepted.safeParse(body).success) return 'accepted'
      if (response.status === 422 && refusal.safeParse(body).success) return 'refused'
      throw new MailUnavailable(`postbox answered ${response.status}`)
    },
    readEvent(headers, rawBody): MailEvent {
      const body = read(headers, rawBody)
      if (body === 'forged') return { kind: 'forged' }
      const event = told.safeParse(body.json)
      if (!event.success) return { kind: 'irrelevant' }
      const { type, data } = event.data
      const id = data.reference
      if (type === 'message.bounced')
        return { kind: 'genuine', id, event: 'bounced', isFinal: data.permanent, reason: data.reason ?? 'unspecified' }
      return { kind: 'genuine', id, event: type === 'message.delivered' ? 'delivered' : 'complained' }
    },
  }
}

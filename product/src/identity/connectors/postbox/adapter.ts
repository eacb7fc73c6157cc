import { z } from 'zod'
import { type Delivery, type Letter, type MailProvider, MailUnavailable } from '../port.ts'

export interface PostboxOptions {
  /** Base address without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** The sender, as `Ante <no-reply@example.com>`. */
  readonly from: string
  readonly timeoutMs?: number
}

const accepted = z.object({ id: z.string() })
const refusal = z.object({ error: z.enum(['unknown_recipient', 'blocked_recipient']) })

/** The address of `from` under another name; signs that would end the name or the line are left out of it. */
export function named(sender: string, from: string): string {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  const name = [...sender]
    .filter((sign) => sign >= ' ' && !'"\\<>\u007f'.includes(sign))
    .join('')
    .trim()
    .slice(0, 100)
  return name === '' ? from : `"${name}" <${address}>`
}

/** RFC 2369 and RFC 8058: a mail program shows a button, and posts to the address without asking its user to log in. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** "Postbox": one call, `POST /v1/messages`, with a bearer key; `Idempotency-Key` makes a repetition the same message. */
export function postbox({ url, apiKey, from, timeoutMs = 8000 }: PostboxOptions): MailProvider {
  async function ask({ id, to, subject, text, sender, unsubscribeUrl }: Letter): Promise<Response> {
    try {
      return await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({
          from: sender === undefined ? from : named(sender, from),
          to: [to],
          subject,
          text,
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
      const body: unknown = await response.json().catch(() => undefined)
      if (response.status === 202 && accepted.safeParse(body).success) return 'accepted'
      if (response.status === 422 && refusal.safeParse(body).success) return 'refused'
      throw new MailUnavailable(`postbox answered ${response.status}`)
    },
  }
}

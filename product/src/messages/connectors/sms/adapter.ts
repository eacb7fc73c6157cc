import { z } from 'zod'
import { type Delivery, type Receipt, type SmsProvider, SmsUnavailable, type TextMessage } from '../port.ts'
import { readJson } from '../../../connectors/read-body.ts'
import { signedBody } from '../../../connectors/signed-body.ts'

export interface SmsGatewayOptions {
  /** Base address without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** The secrets of signed receipts; during a rotation the new and the old one. */
  readonly webhookSecrets: readonly string[]
  readonly from: string
  /** Where receipts reach us: `<our address>/callbacks/sms`. */
  readonly receiptUrl: string
  readonly timeoutMs?: number
}

const bytesMax = 64 * 1024
const accepted = z.object({ id: z.string() })
const refusal = z.object({ error: z.enum(['unknown_number', 'blocked_number']) })
const receipt = z.object({
  type: z.enum(['message.delivered', 'message.failed']),
  data: z.object({ reference: z.string(), reason: z.string().max(100).nullish() }),
})

/** `POST /v1/messages` with a bearer key; `Idempotency-Key` makes a repetition the same message. Receipts are signed as Standard Webhooks. */
export function smsGateway(options: SmsGatewayOptions): SmsProvider {
  const { url, apiKey, from, timeoutMs = 8000 } = options
  const read = signedBody(options.webhookSecrets)
  async function ask({ id, to, text }: TextMessage): Promise<Response> {
    try {
      return await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ from, to, text, reference: id, receipt_url: options.receiptUrl }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new SmsUnavailable('the SMS gateway does not answer', { cause: error })
    }
  }
  return {
    name: 'sms',
    async send(message): Promise<Delivery> {
      const response = await ask(message)
      const body = await readJson(response, bytesMax).catch(() => undefined)
      if (response.status === 202 && accepted.safeParse(body).success) return 'accepted'
      if (response.status === 422 && refusal.safeParse(body).success) return 'refused'
      throw new SmsUnavailable(`the SMS gateway answered ${response.status}`)
    },
    readReceipt(headers, rawBody): Receipt {
      const body = read(headers, rawBody)
      if (body === 'forged') return { kind: 'forged' }
      const told = receipt.safeParse(body.json)
      if (!told.success) return { kind: 'irrelevant' }
      const { type, data } = told.data
      return type === 'message.delivered'
        ? { kind: 'genuine', id: data.reference, state: 'delivered' }
        : { kind: 'genuine', id: data.reference, state: 'failed', reason: data.reason ?? 'unspecified' }
    },
  }
}

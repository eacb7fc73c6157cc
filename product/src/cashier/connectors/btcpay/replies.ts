import type { z } from 'zod'
import { type BtcpayOptions, read, type Reply } from './client.ts'
import { rates } from './wire.ts'

/** A good answer of the documented shape; anything else tells us nothing. */
export function understood<T extends z.ZodType>(reply: Reply, shape: T): z.output<T> | undefined {
  if (reply === 'unreachable' || reply.status < 200 || reply.status >= 300) return undefined
  const parsed = shape.safeParse(reply.body)
  return parsed.success ? parsed.data : undefined
}

/** The store's rate of a pair now: `BTC_USD`. */
export async function readRate(options: BtcpayOptions, pair: string): Promise<string | undefined> {
  const list = understood(await read(options, `/rates?currencyPair=${pair}`), rates)
  return list?.find(({ currencyPair }) => currencyPair === pair)?.rate ?? undefined
}

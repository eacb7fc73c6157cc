import type { z } from 'zod'
import { type Answered, type Reply, understood } from '../../../connectors/ask.ts'
import { type ClientOptions, type Field, send } from './client.ts'
import { failure } from './wire.ts'

/** Stripe's word for why it did not do it. */
export function failureOf(reply: Answered): string {
  const { error } = failure.safeParse(reply.body).data ?? {}
  return error?.code ?? error?.type ?? String(reply.status)
}

/** A final no, after which nothing was begun. */
export const isRefusal = (reply: Reply): reply is Answered =>
  reply !== 'unreachable' && reply.status >= 400 && reply.status < 500

export interface Search {
  readonly path: string
  readonly shape: z.ZodType<{ data: { id: string }[]; has_more: boolean }>
  readonly sinceHours: number
  readonly account?: string | undefined
}
/** A hundred at a time: who makes more than this in the time is answered `unknown`, and asked again. */
const pagesMax = 20

/** The first of a list, newest first, that is the one; `absent` when the whole time was looked through. */
export async function search(
  options: ClientOptions & { now?: () => number },
  { path, shape, sinceHours, account }: Search,
  isIt: (item: { id: string }) => boolean
): Promise<{ id: string } | 'absent' | 'unknown'> {
  const since = Math.floor((options.now?.() ?? Date.now()) / 1000) - sinceHours * 3600
  let last: string | undefined
  for (let page = 0; page < pagesMax; page++) {
    const fields: Record<string, Field> = { limit: 100, created: { gte: since }, starting_after: last }
    const reply = await send(options, { method: 'GET', path, fields, ...(account !== undefined && { account }) })
    const answer = understood(reply, shape)
    if (!answer) return 'unknown'
    const found = answer.data.find(isIt)
    if (found) return found
    last = answer.data.at(-1)?.id
    if (!answer.has_more || last === undefined) return 'absent'
  }
  return 'unknown'
}

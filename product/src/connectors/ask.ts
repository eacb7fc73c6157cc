import { setTimeout as pause } from 'node:timers/promises'
import { parseJson } from '@ante/kit/json'
import type { z } from 'zod'
import { BodyTooLarge, readText } from './read-body.ts'

/** A vendor's answer, or `unreachable`: no usable one in time. What was asked may have happened all the same. */
export type Answered = { readonly status: number; readonly body: unknown }
export type Reply = Answered | 'unreachable'

export interface AskOptions {
  readonly timeoutMs: number
  readonly bytesMax: number
  /** Statuses below 500 after which the same may be asked again: they say nothing of what was asked. */
  readonly transient: readonly number[]
  /** An empty body is an answer of its own, and not one that was cut off. */
  readonly isBodyOptional?: boolean
}

/** Asks once. Redirects are not followed: a key goes to the vendor's own address and to no other. */
export async function ask(url: string, request: RequestInit, options: AskOptions): Promise<Reply> {
  const { timeoutMs, bytesMax, transient, isBodyOptional = false } = options
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const { status } = response
    if (status >= 500 || transient.includes(status)) {
      await response.body?.cancel()
      return 'unreachable'
    }
    const text = await readText(response, bytesMax)
    return { status, body: isBodyOptional && text === '' ? undefined : parseJson(text) }
  } catch (error) {
    // Network failures and timeouts are TypeErrors and DOMExceptions, a body that is not JSON is a SyntaxError. The rest are our bugs.
    const isTheirs =
      error instanceof TypeError ||
      error instanceof DOMException ||
      error instanceof SyntaxError ||
      error instanceof BodyTooLarge
    if (isTheirs) return 'unreachable'
    throw error
  }
}

/** Asks until there is an answer, after each of these pauses once more: for what may be repeated. */
export async function askAgain(pausesMs: readonly number[], once: () => Promise<Reply>): Promise<Reply> {
  let reply = await once()
  for (const ms of pausesMs) {
    if (reply !== 'unreachable') return reply
    await pause(ms)
    reply = await once()
  }
  return reply
}

/** What a good answer of the documented shape says; anything else tells us nothing. */
export function understood<T extends z.ZodType>(reply: Reply, shape: T): z.output<T> | undefined {
  if (reply === 'unreachable' || reply.status < 200 || reply.status >= 300) return undefined
  return shape.safeParse(reply.body).data
}

import { connectorKind } from '@ante/kit/connector'

/** A browser that may be written to, as it named itself. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
export interface PushOrder {
  /** What the site's worker in the browser reads. */
  readonly payload: string
  /** So long the service keeps it for a browser that is not there. */
  readonly ttlSeconds: number
  /** A later message under the same one takes the place of this one while it waits; up to 32 letters. */
  readonly topic: string
  readonly isUrgent: boolean
}
/** The service did not take it; it may later. */
export class PushServiceUnavailable extends Error {
  /** How long the service asks us to wait, in milliseconds. */
  readonly pauseMs: number
  constructor(message: string, { pauseMs = 0, cause }: { pauseMs?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.pauseMs = pauseMs
  }
}
/** Every call ends in bounded time. */
export interface PushServices {
  /** Our public key: a browser asks its service for an address that takes messages of its owner alone. */
  readonly publicKey: string
  /** Whether we write to such an address at all, by its name. Nobody is asked. */
  accepts(target: PushTarget): boolean
  /** `gone`: nobody can be reached there any more. Throws PushServiceUnavailable. */
  send(target: PushTarget, order: PushOrder): Promise<'taken' | 'gone'>
}
export const pushConnector = connectorKind<PushServices>()('push')
export const localToPush = ['accepts'] as const

/** Undefined where we have no key: nobody is asked for leave to tell them things. */
export interface PushPorts {
  readonly pushServices?: PushServices | undefined
}

import type { ClientOptions } from './client.ts'

export interface StripeOptions extends ClientOptions {
  /** The endpoint's signing secrets: two during a rotation. */
  readonly webhookSecrets: readonly string[]
  /** The connected account that pays to bank accounts. */
  readonly payoutAccount?: string | undefined
  readonly now?: () => number
}

/** With what the card is described: the intent, and the charge in it. */
export const expansion = { expand: ['payment_intent.latest_charge'] } as const

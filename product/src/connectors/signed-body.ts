import type { Json } from '@ante/kit/json'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { jsonInBody } from './read-body.ts'

type Headers = Readonly<Record<string, string>>

/** Reads what a vendor has signed as Standard Webhooks with one of these secrets; `json` is undefined where the body is none. */
export function signedBody(
  secrets: readonly string[]
): (headers: Headers, rawBody: Uint8Array) => 'forged' | { readonly json: Json | undefined } {
  const hooks = secrets.map((secret) => new Webhook(secret))
  return (headers, rawBody) =>
    hooks.some((hook) => isSigned(hook, headers, rawBody)) ? { json: jsonInBody(rawBody) } : 'forged'
}

function isSigned(hook: Webhook, headers: Headers, rawBody: Uint8Array): boolean {
  try {
    hook.verify(Buffer.from(rawBody), { ...headers }, { jsonParse: false })
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}

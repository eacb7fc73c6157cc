import type { SecretSpelling } from '@ante/kit/connector'
import { z } from 'zod'

/**
 * Values that were published, in this source or as an example of a standard: whoever reads can sign, seal or sign in with them. They are refused
 * on every host, loopback too.
 */
const published = [
  'sandbox-api-key',
  'sandbox-callback-secret-0001',
  'whsec_c2FuZGJveC1jYWxsYmFjay1zZWNyZXQtMDAwMQ==',
  'ante-sandbox-data-key-0000000001',
  'feed_sandbox_ante',
  'postbox_sandbox_ante',
  'openid_sandbox_ante',
  'sk_sandbox_ante',
  'test-callback-secret-00000001',
  'new-secret-new-secret-0001',
  'old-secret-old-secret-0001',
  // The example of the Standard Webhooks specification and its libraries.
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
].flatMap((text) => [Buffer.from(text), webhookKey(text) ?? Buffer.from(text)])

const leastBytes = 24
/** Random bytes and their usual spellings have more; repeated letters and words have fewer. */
const leastDistinct = 8

/** Why these bytes are no secret; undefined when they may be one. */
function weaknessOf(bytes: Uint8Array): string | undefined {
  if (published.some((known) => known.equals(bytes))) return 'is public knowledge; set a secret of your own'
  if (bytes.length < leastBytes) return `is shorter than ${leastBytes} bytes`
  if (new Set(bytes).size < leastDistinct) return 'repeats too few characters; set a random secret'
  return undefined
}

/** The key in a Standard Webhooks secret `whsec_<base64>`; undefined when the text is none. */
function webhookKey(text: string): Buffer | undefined {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  return base64 === undefined || base64.length % 4 !== 0 ? undefined : Buffer.from(base64, 'base64')
}

export const missing =
  'is missing; `npm start` makes one, set a secret of your own where you start the server otherwise'
const secretText = z.string({ error: missing })
const report = (context: z.RefinementCtx<string>, weakness: string | undefined): void => {
  if (weakness !== undefined) context.addIssue({ code: 'custom', message: weakness })
}

/** One secret that is used as it is written. */
export const secret = secretText.superRefine((text, context) => report(context, weaknessOf(Buffer.from(text.trim()))))

const entriesOf = (text: string): string[] => text.split(',').map((entry) => entry.trim())

/** By how a secret is spelt, why this text is none; undefined when it may be one. During a rotation each of the list has to be a secret. */
export const weaknessBySpelling: Readonly<Record<SecretSpelling, (text: string) => string | undefined>> = {
  text: (text) => weaknessOf(Buffer.from(text.trim())),
  texts: (text) => firstOf(entriesOf(text), (entry) => weaknessOf(Buffer.from(entry))),
  webhooks: (text) =>
    firstOf(entriesOf(text), (entry) => {
      const key = webhookKey(entry)
      return key ? weaknessOf(key) : 'is not a list of whsec_<base64>'
    }),
}
const firstOf = (entries: readonly string[], judge: (entry: string) => string | undefined): string | undefined =>
  entries.map(judge).find((weakness) => weakness !== undefined)

/** `a:…,b:…`: undefined when one of them is no key. */
export function keysIn(text: string): { id: string; key: Uint8Array }[] | undefined {
  const keys = entriesOf(text).map((entry) => {
    const [, id = '', base64 = ''] = /^([A-Za-z0-9]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? []
    return { id, key: new Uint8Array(Buffer.from(base64, 'base64')) }
  })
  const isGood = keys.every(({ key }) => key.length === 32) && new Set(keys.map(({ id }) => id)).size === keys.length
  return isGood ? keys : undefined
}

/** Keys `<id>:<32 bytes in base64>`, comma-separated: also those that only open what was sealed before have to be secrets. */
export const sealingKeys = secretText.superRefine((text, context) => {
  const keys = keysIn(text)
  if (!keys) report(context, 'is not a list of <id>:<32 bytes in base64>, each id once')
  for (const { key } of keys ?? []) report(context, weaknessOf(key))
})

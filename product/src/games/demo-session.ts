import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Context, Database } from '@ante/kit/context'
import type { z } from 'zod'
import { readDemoKey } from './store.ts'

/** 1,000.00 of play money. */
export const startMinor = 100_000n

const keys = new WeakMap<Database, Promise<Uint8Array>>()
/** The key that seals sessions of play money. */
export function demoKeyOf(db: Database): Promise<Uint8Array> {
  const known = keys.get(db)
  if (known) return known
  const key = readDemoKey(db)
  keys.set(db, key)
  // A database that was away for a moment must not close the demo for ever.
  key.catch(() => keys.delete(db))
  return key
}

/** AES-256-GCM: the browser keeps the session, but can neither read its seed nor change its balance. */
export async function seal(context: Context, value: object): Promise<string> {
  const iv = context.random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', await demoKeyOf(context.db), iv)
  const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The session in a token; undefined for one that we did not seal, or that is a session of another kind. */
export async function unseal<Session extends z.ZodType>(
  context: Context,
  token: string,
  session: Session
): Promise<z.output<Session> | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < 29) return undefined
  const decipher = createDecipheriv('aes-256-gcm', await demoKeyOf(context.db), bytes.subarray(0, 12)).setAuthTag(
    bytes.subarray(-16)
  )
  try {
    return session.parse(
      JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8'))
    )
  } catch {
    // A forged or damaged token: the caller starts a new session instead.
    return undefined
  }
}

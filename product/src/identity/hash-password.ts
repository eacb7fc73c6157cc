import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const prefix = `$argon2id$m=${current.memory},t=${current.passes},p=${current.parallelism}$`
/** Whether it was made by the parameters of today. */
export const isCurrentHash = (hash: string): boolean => hash.startsWith(prefix)

/** A PHC-like text: `$argon2id$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await argon2('argon2id', { message: password, nonce, ...current })
  return `${prefix}${encode(nonce)}$${encode(tag)}`
}

/** Takes as long for a wrong password as for a right one. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  if (!match) throw new Error('not a password hash')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64url')
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const found = await argon2('argon2id', { message: password, nonce: Buffer.from(nonce, 'base64url'), ...parameters })
  return timingSafeEqual(found, expected)
}

let decoy: Promise<string> | undefined
/** A hash that no password fits, checked for unknown logins so that they answer after the same time. */
export const decoyHash = (): Promise<string> => (decoy ??= hashPassword(randomBytes(24).toString('base64url')))

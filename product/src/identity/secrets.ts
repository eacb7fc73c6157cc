import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { isRecord } from '@ante/kit/record'

/** Seals what must be readable again: `owner` is bound to it, so a sealed text cannot be moved to another row. */
export interface Secrets {
  seal(bytes: Uint8Array, owner: string): string
  open(sealed: string, owner: string): Buffer
  /** Whether it was sealed with a key that is not the first one any more. */
  isOld(sealed: string): boolean
  /** What everything begins with that the first key seals. */
  readonly prefix: string
}
export interface SecretPorts {
  readonly secrets: Secrets
}

/** False at the command line, which has no keys. */
export const hasSecrets = (ports: unknown): ports is SecretPorts => isRecord(ports) && isRecord(ports.secrets)

/** Those of a house, for a caller that does not know its vendors. */
export function secretsOf(ports: unknown): Secrets {
  if (!hasSecrets(ports)) throw new Error('this house has no keys to seal with')
  return ports.secrets
}

const [ivBytes, tagBytes] = [12, 16]

/** AES-256-GCM. A text is `<id of the key>.<iv, ciphertext and tag in base64url>`; the first key seals, all of them open. */
export function createSecrets(keys: readonly { readonly id: string; readonly key: Uint8Array }[]): Secrets {
  const [first] = keys
  if (!first) throw new Error('secrets need a key')
  const prefix = `${first.id}.`
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    seal(bytes, owner) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
      return `${first.id}.${sealed.toString('base64url')}`
    },
    open(sealed, owner) {
      const [id = '', text = ''] = sealed.split('.')
      const key = byId.get(id)
      if (!key) throw new Error(`a secret is sealed with the key "${id}", which is not among DATA_KEYS`)
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
    },
    isOld: (sealed) => !sealed.startsWith(prefix),
    prefix,
  }
}

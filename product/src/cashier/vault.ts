import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Vault } from './connectors/port.ts'

export interface VaultKey {
  /** Stands in every text that the key has sealed. Letters and digits. */
  readonly id: string
  /** 32 bytes. */
  readonly key: Uint8Array
}

const requisites = z.record(z.string(), z.string())
const version = 'v1'
const [ivBytes, tagBytes] = [12, 16]
const owner = (uid: bigint): Buffer => Buffer.from(`cashier.requisites:${uid}`)

/** One key, two uses: the fingerprint's own key is derived, so that neither use says anything about the other. */
const fingerprint = (key: Uint8Array, uid: bigint, text: string): Buffer => {
  const own = createHmac('sha256', key).update('cashier.input-mark').digest()
  return createHmac('sha256', own).update(`${uid}:${text}`).digest()
}

/** AES-256-GCM. A text is `v1.<id of the key>.<iv, ciphertext and tag in base64url>`. */
export function createVault(keys: readonly VaultKey[]): Vault {
  const [first] = keys
  if (!first) throw new Error('a vault needs a key')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    current: first.id,
    seal(given, uid) {
      if (Object.keys(given).length === 0) return given
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(owner(uid))
      const sealed = Buffer.concat([
        iv,
        cipher.update(JSON.stringify(given), 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return [version, first.id, sealed.toString('base64url')].join('.')
    },
    open(kept, uid) {
      // From before there was a vault; the job `cashier.seal-requisites` seals it.
      if (typeof kept !== 'string') return kept
      const [, id = '', text = ''] = kept.split('.')
      const key = byId.get(id)
      if (!key) throw new Error(`requisites are sealed with the key "${id}", which is not among DATA_KEYS`)
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(owner(uid))
        .setAuthTag(bytes.subarray(-tagBytes))
      return requisites.parse(
        JSON.parse(
          Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8')
        )
      )
    },
    fingerprint: (text, uid) => fingerprint(first.key, uid, text),
    isFingerprint: (kept, text, uid) => keys.some(({ key }) => Buffer.compare(kept, fingerprint(key, uid, text)) === 0),
  }
}

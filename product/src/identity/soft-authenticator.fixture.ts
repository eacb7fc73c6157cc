import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

// An authenticator in software, as WebAuthn describes one: keys of ES256, attestation "none".

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

/** The little of CBOR (RFC 8949) that is needed: small maps, texts, bytes and integers. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]),
  ])
}

export interface CeremonyOptions {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
  readonly user?: { readonly id: string }
}
interface Told {
  readonly origin: string
  readonly counter?: number
  /** Whether it has asked for a finger, a face or a code. */
  readonly isVerified?: boolean
  readonly rpId?: string
}

export class SoftAuthenticator {
  readonly id = encode(randomBytes(32))
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  userHandle = ''

  #data(rpId: string, { counter = 0, isVerified = true }: Told, more: Buffer = Buffer.alloc(0)): Buffer {
    const flags = 1 | (isVerified ? 4 : 0) | (more.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more])
  }
  #client(type: string, challenge: string, origin: string): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false })
  }

  /** The answer of `navigator.credentials.create`. */
  create(options: CeremonyOptions, told: Told): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const raw = Buffer.from(this.id, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, raw.length]), raw, cbor(key)])
    this.userHandle = options.user?.id ?? ''
    const authData = this.#data(told.rpId ?? options.rp?.id ?? '', told, credential)
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: encode(this.#client('webauthn.create', options.challenge, told.origin)),
        attestationObject: encode(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** The answer of `navigator.credentials.get`. */
  get(options: CeremonyOptions, told: Told): object {
    const client = this.#client('webauthn.get', options.challenge, told.origin)
    const authenticatorData = this.#data(told.rpId ?? options.rpId ?? '', told)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.#keys.privateKey)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: encode(client),
        authenticatorData: encode(authenticatorData),
        signature: encode(signature),
        userHandle: this.userHandle,
      },
    }
  }
}

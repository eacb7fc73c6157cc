import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

/** The scheme of quicknet: signatures in G1 over the number of the round alone, keys in G2, hashed to the curve by RFC 9380. */
export const scheme = 'bls-unchained-g1-rfc9380'
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

export interface ChainInfo {
  /** 96 bytes in hexadecimal digits. */
  readonly publicKey: string
  readonly periodSeconds: number
  /** When the first round came, in seconds since 1970. */
  readonly genesisSeconds: number
  readonly groupHash: string
  readonly beaconId: string
}

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const bigEndian = (value: bigint, length: 4 | 8): Uint8Array => {
  const out = Buffer.alloc(8)
  out.writeBigUInt64BE(value)
  return out.subarray(8 - length)
}

/** The hash by which a chain is known: of its period, its first time, its key, its group and, where it is not the first chain of its network, its name. */
export const chainHashOf = ({ publicKey, periodSeconds, genesisSeconds, groupHash, beaconId }: ChainInfo): string =>
  sha256(
    bigEndian(BigInt(periodSeconds), 4),
    bigEndian(BigInt(genesisSeconds), 8),
    bytes(publicKey),
    bytes(groupHash),
    beaconId === 'default' ? '' : beaconId
  ).toString('hex')

/** What the network signs for a round. */
export const messageOf = (round: number): Uint8Array => Uint8Array.from(sha256(bigEndian(BigInt(round), 8)))
const pointOf = (round: number) => bls12_381.shortSignatures.hash(messageOf(round), domain)

/** Whether this is the network's signature of this round. */
export function isSigned(publicKey: string, round: number, signature: string): boolean {
  const { shortSignatures, G2 } = bls12_381
  try {
    return shortSignatures.verify(
      shortSignatures.Signature.fromHex(signature),
      pointOf(round),
      G2.Point.fromHex(publicKey)
    )
  } catch {
    // No point of the curve, or not one of its group.
    return false
  }
}

/** The number that a signature gives. */
export const randomnessOf = (signature: string): string => sha256(bytes(signature)).toString('hex')

import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const { shortSignatures } = bls12_381
const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
function bigEndian(value: bigint, length: 4 | 8): Uint8Array {
  const out = Buffer.alloc(8)
  out.writeBigUInt64BE(value)
  return out.subarray(8 - length)
}

/** Public knowledge: whoever reads this can sign any round of the sandbox. It salts a world without money. */
const secret = Uint8Array.from(sha256('the drand chain of the sandbox')).map((byte, index) => (index === 0 ? 1 : byte))
const publicKey = shortSignatures.getPublicKey(secret)
export const period = 3
/** 1 January 2026. */
export const genesis = 1_767_225_600
const groupHash = sha256('the group of the sandbox')
const beaconID = 'sandbox'

export const info = {
  public_key: publicKey.toHex(),
  period,
  genesis_time: genesis,
  hash: hex(
    sha256(bigEndian(BigInt(period), 4), bigEndian(BigInt(genesis), 8), publicKey.toBytes(), groupHash, beaconID)
  ),
  groupHash: hex(groupHash),
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID },
}

export function beaconOf(round: number): { round: number; randomness: string; signature: string } {
  const message = shortSignatures.hash(
    Uint8Array.from(sha256(bigEndian(BigInt(round), 8))),
    'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
  )
  const signature = shortSignatures.sign(message, secret).toBytes()
  return { round, randomness: hex(sha256(signature)), signature: hex(signature) }
}

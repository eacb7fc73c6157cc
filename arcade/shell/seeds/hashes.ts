import { type Draws, drawsFrom } from '../../rules/draws.ts'

const encoder = new TextEncoder()

/** `crypto.subtle` is not there on addresses without https. */
export const canHash = (): boolean => typeof globalThis.crypto?.subtle === 'object'

async function digest(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
/** SHA-256 of a text as 64 hexadecimal digits: the commitment to a server seed. */
export const sha256 = (text: string): Promise<string> => digest(encoder.encode(text))
/** SHA-256 of the bytes that these hexadecimal digits stand for. */
export const sha256OfHex = (hex: string): Promise<string> =>
  digest(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))

const blocksMost = 4

/** The first 32 numbers of a round: HMAC-SHA256, keyed with the text of the server seed, of `client seed:nonce:block`. */
export async function drawsOf(serverSeed: string, clientSeed: string, nonce: number): Promise<Draws> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(serverSeed), algorithm, false, ['sign'])
  const numbers: number[] = []
  for (let block = 0; block < blocksMost; block++) {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, encoder.encode(`${clientSeed}:${nonce}:${block}`)))
    for (let at = 0; at < view.byteLength; at += 4) numbers.push(view.getUint32(at))
  }
  return drawsFrom(numbers)
}

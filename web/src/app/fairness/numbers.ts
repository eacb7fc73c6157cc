const encoder = new TextEncoder()
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `crypto.subtle` is not there on addresses without https. */
export const canHash = (): boolean => typeof globalThis.crypto?.subtle === 'object'

/** SHA-256 of a text as 64 hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(text)))

export const numbersInBlock = 8
export interface NumbersPlace {
  readonly client_seed: string
  readonly nonce: number
}
export const messageOf = ({ client_seed, nonce }: NumbersPlace, block: number): string =>
  `${client_seed}:${nonce}:${block}`

/** The first blocks of numbers: HMAC-SHA256, keyed with the text of the server seed, of `client seed:nonce:block`. */
export async function numbersOf(serverSeed: string, place: NumbersPlace, blocks: number): Promise<Uint32Array> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign']
  )
  const numbers = new Uint32Array(blocks * numbersInBlock)
  for (let block = 0; block < blocks; block++) {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, encoder.encode(messageOf(place, block))))
    for (let at = 0; at < numbersInBlock; at++) numbers[block * numbersInBlock + at] = view.getUint32(at * 4)
  }
  return numbers
}

/** SHA-256 and HMAC-SHA256 by FIPS 180-4 and RFC 2104, in plain TypeScript: a browser and Node.js give the same without a module. */

/** The first 32 bits behind the point of the cube roots of the first 64 primes. */
const roundConstants: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]

/** The same of the square roots of the first eight primes. */
const initial: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

const blockBytes = 64
const utf8Encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array => utf8Encoder.encode(text)

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The message, a bit that is 1, zeros, and the length of the message in bits: whole blocks. */
function padded(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / blockBytes)
  const bytes = new Uint8Array(blocks * blockBytes)
  bytes.set(message)
  bytes[message.length] = 0x80
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n)
  return bytes
}

/** The 64 words of a block: 16 of its own, the others made from those before them. */
function scheduleOf(block: DataView, words: Uint32Array): void {
  const word = (place: number): number => words[place] ?? 0
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(i * 4)
  for (let i = 16; i < 64; i++) {
    const early = word(i - 15)
    const late = word(i - 2)
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = word(i - 16) + small + word(i - 7) + large
  }
}

/** Stirs one block into the state. */
function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const mixedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + mixedE + chosen + (roundConstants[i] ?? 0) + (words[i] ?? 0)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const mixedA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + mixedA + majority) | 0
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value
}

/** The SHA-256 of the bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const bytes = padded(message)
  const state = Uint32Array.from(initial)
  const words = new Uint32Array(64)
  for (let at = 0; at < bytes.length; at += blockBytes) {
    scheduleOf(new DataView(bytes.buffer, at, blockBytes), words)
    compress(state, words)
  }
  const digest = new Uint8Array(32)
  const view = new DataView(digest.buffer)
  for (const [i, word] of state.entries()) view.setUint32(i * 4, word)
  return digest
}

const joined = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(left.length + right.length)
  bytes.set(left)
  bytes.set(right, left.length)
  return bytes
}

/** The HMAC-SHA256 of the message with the key: 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes)
  block.set(key.length > blockBytes ? sha256(key) : key)
  const inner = block.map((byte) => byte ^ 0x36)
  const outer = block.map((byte) => byte ^ 0x5c)
  return sha256(joined(outer, sha256(joined(inner, message))))
}

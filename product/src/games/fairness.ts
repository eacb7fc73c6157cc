import { createHmac, hash } from 'node:crypto'
import type { Draws } from '@ante/arcade/rules/draws'

/** SHA-256 of the seed's text: what is shown before the first stake. */
export const commitment = (serverSeed: string): string => hash('sha256', serverSeed)

/** 64 hexadecimal digits from 32 strong bytes. */
export const seedFrom = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/**
 * The draws of one round: block r is HMAC-SHA256(key = server seed as text, message = `clientSeed:nonce:r`), read as eight 32-bit numbers,
 * most significant byte first. Blocks are made when they are needed.
 */
export function drawsOf(serverSeed: string, clientSeed: string, nonce: number): Draws {
  let [block, blocks, at] = [Buffer.alloc(0), 0, 0]
  return {
    uint32() {
      if (at === block.length) {
        block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${blocks++}`).digest()
        at = 0
      }
      const value = block.readUInt32BE(at)
      at += 4
      return value
    },
  }
}

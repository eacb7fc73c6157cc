import { hash } from 'node:crypto'
import type { Draws } from '../rules/draws.ts'

/** What SHA-256 takes at a time. */
const blockBytes = 64
/** The key as HMAC hashes it before the words and before their hash (RFC 2104). */
function padsOf(key: string): readonly [Buffer, Buffer] {
  const bytes = Buffer.byteLength(key) > blockBytes ? hash('sha256', key, 'buffer') : Buffer.from(key)
  const whole = Buffer.concat([bytes, Buffer.alloc(blockBytes - bytes.length)])
  return [Buffer.from(whole.map((byte) => byte ^ 0x36)), Buffer.from(whole.map((byte) => byte ^ 0x5c))]
}
/** HMAC with SHA-256 of one key. Millions of rounds are played: an object of Node's for each of their blocks takes longer than the rounds. */
function hmacOf(key: string): (words: string) => Buffer {
  const [inner, outer] = padsOf(key)
  return (words) =>
    hash(
      'sha256',
      Buffer.concat([outer, hash('sha256', Buffer.concat([inner, Buffer.from(words)]), 'buffer')]),
      'buffer'
    )
}

/** The server's seed of the rounds of tests. */
const ofTests = 'server'
const hmacOfTests = hmacOf(ofTests)
const none = Buffer.alloc(0)

/** The numbers of one round, made as the product makes them. */
export function drawsOf(serverSeed: string, clientSeed: string, nonce: number): Draws {
  const hmac = serverSeed === ofTests ? hmacOfTests : hmacOf(serverSeed)
  let [block, blocks, at]: [Buffer, number, number] = [none, 0, 0]
  return {
    uint32() {
      if (at === block.length) {
        block = hmac(`${clientSeed}:${nonce}:${blocks++}`)
        at = 0
      }
      at += 4
      return block.readUInt32BE(at - 4)
    },
  }
}
export const commitment = (serverSeed: string): string => hash('sha256', serverSeed)

/** The numbers of one round of tests. */
export const seeded = (nonce: number): Draws => drawsOf(ofTests, 'client', nonce)

/** The same numbers of one round as often as they are asked for, made once: a round is worked out anew with each of its steps. */
export function seededOnce(nonce: number): () => Draws {
  const source = seeded(nonce)
  const made: number[] = []
  return () => {
    let at = 0
    return { uint32: () => (made[at++] ??= source.uint32()) }
  }
}

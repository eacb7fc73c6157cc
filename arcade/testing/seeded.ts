import { createHmac, hash } from 'node:crypto'
import type { Draws } from '../rules/draws.ts'

/** The numbers of one round, made as the product makes them. */
export function drawsOf(serverSeed: string, clientSeed: string, nonce: number): Draws {
  let [block, blocks, at] = [Buffer.alloc(0), 0, 0]
  return {
    uint32() {
      if (at === block.length) {
        block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${blocks++}`).digest()
        at = 0
      }
      at += 4
      return block.readUInt32BE(at - 4)
    },
  }
}
export const commitment = (serverSeed: string): string => hash('sha256', serverSeed)

/** The numbers of one round of tests. */
export const seeded = (nonce: number): Draws => drawsOf('server', 'client', nonce)

/** The same numbers of one round as often as they are asked for, made once: a round is worked out anew with each of its steps. */
export function seededOnce(nonce: number): () => Draws {
  const source = seeded(nonce)
  const made: number[] = []
  return () => {
    let at = 0
    return { uint32: () => (made[at++] ??= source.uint32()) }
  }
}

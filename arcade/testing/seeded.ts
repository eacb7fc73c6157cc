import { createHmac } from 'node:crypto'
import type { Draws } from '../rules/draws.ts'

/** The numbers of one round of tests, made as the product makes them. */
export function seeded(nonce: number): Draws {
  let [block, blocks, at] = [Buffer.alloc(0), 0, 0]
  return {
    uint32() {
      if (at === block.length) {
        block = createHmac('sha256', 'server').update(`client:${nonce}:${blocks++}`).digest()
        at = 0
      }
      at += 4
      return block.readUInt32BE(at - 4)
    },
  }
}

import { createHash } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import { textsTo } from './rules/lock.ts'
import { countInTime } from './store-counts.ts'

const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest()

/**
 * Counts a text message to a number. False when it was sent enough for now, or its network had enough sent: each message costs money, and nobody's phone is
 * made to ring all day. `network` is left out where the platform writes by itself.
 */
export async function countText(tx: Tx, to: string, network?: string): Promise<boolean> {
  for (const [name, limit] of [
    [`texts to ${to} in an hour`, textsTo.numberInAnHour],
    [`texts to ${to} in a day`, textsTo.numberInADay],
    ...(network === undefined ? [] : [[`texts for ${network}`, textsTo.network] as const]),
  ] as const) {
    if ((await countInTime(tx, hashOf(`\u0000${name}`), limit)) > limit.max) return false
  }
  return true
}

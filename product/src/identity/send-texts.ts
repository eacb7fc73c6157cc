import { createHash } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import { type SmsPorts, smsOf } from '../messages/index.ts'
import { textsTo } from './rules/lock.ts'
import { countTries } from './store.ts'
import * as store from './store-texts.ts'

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
    const [count = 0] = await countTries(tx, [hashOf(`\u0000${name}`)], limit)
    if (count > limit.max) return false
  }
  return true
}

/** Sends a message that a host of the version before the module `messages` has put down, as with letters. */
export async function sendText(context: Context<SmsPorts>, { id }: { id: string }): Promise<void> {
  const text = await context.db.read((tx) => store.readText(tx, BigInt(id)))
  if (!text) return
  const gateway = smsOf(context.ports)
  if (!gateway) throw new Error('there is no SMS gateway')
  const outcome = await gateway.send({ id: `ante-text-${text.id}`, to: `+${text.to_number}`, text: text.body })
  await context.db.write((tx) => store.textSent(tx, text.id, outcome))
}

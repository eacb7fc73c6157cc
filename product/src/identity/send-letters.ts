import type { Context } from '@ante/kit/context'
import { siteSettings } from '../content/contract.ts'
import type { MailPorts } from '../messages/index.ts'
import * as store from './store-recovery.ts'

/**
 * Sends a letter that a host of the version before the module `messages` has put down: while hosts are exchanged, and right after. Nothing puts one
 * down any more.
 */
export async function sendLetter(context: Context<MailPorts>, { id }: { id: string }): Promise<void> {
  const letter = await context.db.read((tx) => store.readLetter(tx, BigInt(id)))
  if (!letter) return
  const { brand } = letter
  const sender = brand === null || brand === context.setting('site', siteSettings).name ? undefined : brand
  const outcome = await context.ports.mail.send({
    id: `ante-letter-${letter.id}`,
    to: letter.to_address,
    subject: letter.subject,
    text: letter.body,
    ...(sender === undefined ? {} : { sender }),
    ...(letter.unsubscribe_url === null ? {} : { unsubscribeUrl: letter.unsubscribe_url }),
  })
  await context.db.write((tx) => store.letterSent(tx, letter.id, outcome))
}

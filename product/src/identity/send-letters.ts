import type { Context, Tx } from '@ante/kit/context'
import { siteSettings } from '../content/contract.ts'
import type { MailPorts } from './connectors/port.ts'
import * as store from './store-recovery.ts'

/** Puts a letter to a player, or without a `uid` to an editor, into this transaction; it goes after the commit. */
export async function queueEmail(tx: Tx, letter: store.NewLetter): Promise<void> {
  const row = await store.insertLetter(tx, letter)
  if (!row) throw new Error('no letter was written')
  await tx.enqueue('identity.send-letter', { id: row.id.toString() }, { key: `letter:${row.id}` })
}

/** Gives one letter to the vendor. While the vendor is away the job fails, and the queue repeats it; under the same number it is one letter. */
export async function sendLetter(context: Context<MailPorts>, { id }: { id: string }): Promise<void> {
  const letter = await context.db.read((tx) => store.readLetter(tx, BigInt(id)))
  if (!letter) return
  // The house itself writes under the sender that its operator named (`MAIL_FROM`); another of its brands puts its own name in front of that address.
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

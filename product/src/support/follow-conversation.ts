import type { Context, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { messagesOf } from '@ante/texts'
import { pageAddress, type Site, siteOf } from '../messages/index.ts'
import { tellPlayer } from '../players/index.ts'
import { lockOwn, ownConversation, ownerOf } from './caller.ts'
import { type endpoints, events } from './contract.ts'
import { disputeRules, escalatesAt, wireConversation, wireMessage } from './wire.ts'
import * as store from './store.ts'

type Endpoints = typeof endpoints
type One<K extends keyof Endpoints> = RefusesAs<Endpoints[K]>

export const getConversations = (context: Context) =>
  context.db.read(async (tx) => {
    const owner = await ownerOf(context, tx)
    if (owner.uid === null && owner.visitor === null) return { items: [] }
    const rows = await store.listConversations(tx, owner)
    return { items: rows.map((row) => wireConversation(row, disputeRules(context))) }
  })

export const getConversation = (
  context: Context & One<'support.getConversation'>,
  { conversation, after }: InputOf<Endpoints['support.getConversation']>
) =>
  context.db.read(async (tx) => {
    const row = await ownConversation(context, tx, conversation)
    const messages = await store.readMessages(tx, row.id, after === undefined ? 0n : BigInt(after))
    return {
      conversation: wireConversation(row, disputeRules(context)),
      messages: messages.map(wireMessage),
      evidence: await store.readEvidence(tx, row.id),
    }
  })

export const getAttachment = (
  context: Context & One<'support.getAttachment'>,
  { attachment }: InputOf<Endpoints['support.getAttachment']>
) =>
  context.db.read(async (tx) => {
    const file = (await store.readAttachment(tx, BigInt(attachment))) ?? context.refuse('InvalidRequest/not_found')
    await ownConversation(context, tx, String(file.conversation))
    return { name: file.name, type: file.type, content: file.content.toString('base64') }
  })

export async function markRead(
  context: Context & One<'support.read'>,
  { conversation, message }: InputOf<Endpoints['support.read']>
): Promise<1> {
  await context.db.write(async (tx) => {
    const row = await lockOwn(context, tx, conversation)
    // Only what is there can have been read.
    const last = await store.readMessage(tx, BigInt(message))
    if (last?.conversation !== row.id) context.refuse('InvalidRequest/not_found')
    if (await store.markRead(tx, row.id, last.id, 'writer'))
      await tx.announce(events['support.changed'], { conversation: row.id, what: 'read', to: 'staff' })
  })
  return 1
}

export async function noteTyping(
  context: Context & One<'support.type'>,
  { conversation }: InputOf<Endpoints['support.type']>
): Promise<1> {
  await context.db.write(async (tx) => {
    const { id, state } = await ownConversation(context, tx, conversation)
    if (state === 'closed') return
    await store.noteTyping(tx, id)
    await tx.announce(events['support.typed'], { conversation: id, by: 'writer' })
  })
  return 1
}

export async function rate(
  context: Context & One<'support.rate'>,
  { conversation, rating, note }: InputOf<Endpoints['support.rate']>
): Promise<1> {
  await context.db.write(async (tx) => {
    const { id } = await lockOwn(context, tx, conversation)
    await store.rate(tx, id, rating, note)
    await tx.announce(events['support.changed'], { conversation: id, what: 'state', to: 'both' })
  })
  return 1
}

export async function closeOwn(
  context: Context & One<'support.close'>,
  { conversation }: InputOf<Endpoints['support.close']>
): Promise<1> {
  await context.db.write(async (tx) => {
    const { id } = await lockOwn(context, tx, conversation)
    if (await store.close(tx, id))
      await tx.announce(events['support.changed'], { conversation: id, what: 'state', to: 'both' })
  })
  return 1
}

export async function mailTranscript(
  context: PlayerContext & One<'support.mailTranscript'>,
  { conversation }: InputOf<Endpoints['support.mailTranscript']>
): Promise<{ is_sent: boolean }> {
  const site = siteOf(context)
  return context.db.write(async (tx) => {
    const row = await ownConversation(context, tx, conversation)
    const messages = await store.readMessages(tx, row.id)
    const is_sent = await tellPlayer(tx, context.player.uid, {
      key: 'support.transcript',
      site,
      values: (locale) => {
        const { you, us } = messagesOf(locale).letters.supportTranscript
        const lines = messages.map(({ side, body, at }) => {
          const by = side === 'writer' ? you : us.replaceAll('{brand}', site.brand)
          return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC · ${by}\n${body}`
        })
        return { number: String(row.id), messages: lines.join('\n\n') }
      },
    })
    return { is_sent }
  })
}

export async function escalateDispute(
  context: PlayerContext & One<'support.escalate'>,
  { conversation }: InputOf<Endpoints['support.escalate']>
): Promise<1> {
  await context.db.write(async (tx) => {
    const row = await lockOwn(context, tx, conversation)
    const from = escalatesAt(row, disputeRules(context))
    if (from === null) context.refuse('InvalidRequest/not_found')
    if (from.getTime() > context.clock.now()) context.refuse('InvalidRequest/too_early')
    await store.escalate(tx, row.id)
    await tx.announce(events['support.changed'], { conversation: row.id, what: 'state', to: 'both' })
  })
  return 1
}

/** The page on which a conversation stands. */
export const pageOf = (site: Pick<Site, 'origin'>, locale: string, id: bigint): string =>
  pageAddress(site, locale, `/support?conversation=${id}`)

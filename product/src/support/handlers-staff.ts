import type { Handlers } from '@ante/kit/context'
import { findPlayer, readTestAccounts } from '../players/index.ts'
import { decide, replyFile, replyText } from './answer-conversation.ts'
import { events } from './contract.ts'
import type { InboxItem, staffEndpoints } from './contract-staff.ts'
import { readReference, type SupportPorts } from './reference.ts'
import * as store from './store.ts'
import * as inbox from './store-inbox.ts'
import { type DisputeRules, disputeRules, wireConversation, wireMessage } from './wire.ts'

const wireItem = (row: inbox.InboxRow, disputes: DisputeRules): InboxItem => ({
  ...wireConversation(row, disputes),
  uid: row.uid === null ? null : String(row.uid),
  name: row.name,
  email: row.email,
  locale: row.locale,
  assigned_to: row.assigned_to === null ? null : String(row.assigned_to),
  assigned_name: row.assigned_name,
  waiting_since: row.waiting_since?.toISOString() ?? null,
  first_answer_at: row.first_answer_at?.toISOString() ?? null,
  unread_by_staff: row.unread_by_staff,
  rating_note: row.rating_note,
})

export const staffHandlers: Handlers<typeof staffEndpoints, SupportPorts> = {
  'support.present': async ({ db, staff }) => {
    const { id, name } = staff
    if (id !== undefined) await db.write((tx) => inbox.noteStaff(tx, id, name))
    return 1
  },
  'support.inbox': (context, { view, kind, offset, count }) =>
    context.db.read(async (tx) => {
      const { staff } = context
      const filter = { view, kind: kind ?? null, member: staff.id ?? null }
      return {
        items: (await inbox.listInbox(tx, filter, offset, count)).map((row) => wireItem(row, disputeRules(context))),
        total: await inbox.countInbox(tx, filter),
        waiting: await inbox.countInbox(tx, { view: 'waiting', kind: null, member: null }),
      }
    }),
  'support.conversation': (context, { conversation }) =>
    context.db.write(async (tx) => {
      const id = BigInt(conversation)
      const row = (await inbox.readInboxOne(tx, id)) ?? context.refuse('InvalidRequest/not_found')
      const messages = await store.readMessages(tx, id)
      const last = messages.at(-1)
      if (last && (await store.markRead(tx, id, last.id, 'staff')))
        await tx.announce(events['support.changed'], { conversation: id, what: 'read', to: 'writer' })
      const player = row.uid === null ? undefined : await findPlayer(tx, row.uid)
      return {
        conversation: wireItem(row, disputeRules(context)),
        messages: messages.map((one) => ({ ...wireMessage(one), by_member: one.by_name })),
        notes: (await inbox.readNotes(tx, id)).map(({ id: note, by_name: by, body, at }) => ({
          id: String(note),
          by,
          text: body,
          at: at.toISOString(),
        })),
        evidence: await store.readEvidence(tx, id),
        player: player
          ? {
              uid: String(player.uid),
              first_name: player.firstName,
              last_name: player.lastName,
              email: player.email,
              is_email_confirmed: player.isEmailConfirmed,
              phone: player.phone,
              country: player.countryCode,
              locale: player.locale,
              currency: player.currency,
              registered_at: player.registeredAt.toISOString(),
              conversations: await inbox.countOf(tx, player.uid),
            }
          : null,
      }
    }),
  'support.reply': replyText,
  'support.replyfile': replyFile,
  'support.stafftyping': async (context, { conversation }) => {
    await context.db.write(async (tx) => {
      const row = (await store.readConversation(tx, BigInt(conversation))) ?? context.refuse('InvalidRequest/not_found')
      await tx.announce(events['support.typed'], { conversation: row.id, by: 'staff' })
    })
    return 1
  },
  'support.assign': async (context, { conversation, member, note }) => {
    await context.db.write(async (tx) => {
      const id = BigInt(conversation)
      const to = member === null ? null : await inbox.findMember(tx, BigInt(member))
      if (to === undefined || !(await inbox.assign(tx, id, to))) context.refuse('InvalidRequest/not_found')
      if (note !== '') await inbox.addNote(tx, id, context.staff.name, note)
      await tx.announce(events['support.changed'], { conversation: id, what: 'state', to: 'staff' })
    })
    return 1
  },
  'support.note': async (context, { conversation, text }) => {
    await context.db.write(async (tx) => {
      const row = (await store.readConversation(tx, BigInt(conversation))) ?? context.refuse('InvalidRequest/not_found')
      await inbox.addNote(tx, row.id, context.staff.name, text)
      await tx.announce(events['support.changed'], { conversation: row.id, what: 'state', to: 'staff' })
    })
    return 1
  },
  'support.finish': async (context, { conversation }) => {
    await context.db.write(async (tx) => {
      const row = (await store.lockConversation(tx, BigInt(conversation))) ?? context.refuse('InvalidRequest/not_found')
      // A dispute ends with a decision.
      if (row.kind === 'dispute') context.refuse('InvalidRequest/not_found')
      if (await store.close(tx, row.id))
        await tx.announce(events['support.changed'], { conversation: row.id, what: 'state', to: 'both' })
    })
    return 1
  },
  'support.decide': decide,
  'support.staffattachment': async (context, { attachment }) => {
    const file =
      (await context.db.query((tx) => store.readAttachment(tx, BigInt(attachment)))) ??
      context.refuse('InvalidRequest/not_found')
    return { name: file.name, type: file.type, content: file.content.toString('base64') }
  },
  'support.members': async ({ db }) => ({
    items: (await db.query(inbox.listMembers)).map(({ member, name, is_there }) => ({
      id: String(member),
      name,
      is_there,
    })),
  }),
  'support.canned': async ({ db }) => ({
    items: (await db.query(inbox.listCanned)).map(({ id, locale, title, body }) => ({
      id: String(id),
      locale,
      title,
      text: body,
    })),
  }),
  'support.putcanned': async ({ db }, { locale, title, text }) => {
    await db.write((tx) => inbox.putCanned(tx, locale, title, text))
    return 1
  },
  'support.dropcanned': async (context, { id }) => {
    if (!(await context.db.write((tx) => inbox.dropCanned(tx, BigInt(id))))) context.refuse('InvalidRequest/not_found')
    return 1
  },
  'support.resolvereference': async (context, { reference }) =>
    readReference(context, reference) ?? context.refuse('InvalidRequest/not_found'),
  'support.figures': async ({ db }, { days }) => {
    const found = await db.query(async (tx) => inbox.readFigures(tx, days, await readTestAccounts(tx)))
    return {
      conversations: found?.conversations ?? 0,
      answered: found?.answered ?? 0,
      first_answer_median_s: found?.median ?? null,
      first_answer_p90_s: found?.p90 ?? null,
      rating_average: found?.rating ?? null,
      ratings: found?.ratings ?? 0,
      late_disputes: found?.late ?? 0,
    }
  },
}

import { z } from 'zod'
import { ownChat } from './words.ts'

const day = z.number().int().min(1).max(7)
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
/** Whether the clock of this place is known, as `Europe/Berlin`. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
export const contact = z.object({
  kind: z.enum(['email', 'phone', 'messenger']),
  /** What is shown, and where it leads: `mailto:`, `tel:` or `https:`. */
  label: z.string().max(100),
  href: z.string().regex(/^(?:mailto:|tel:|https:\/\/)\S+$/),
})
export const supportSettings = z
  .object({
    /** CHAT-01: `own`, one of the seven vendors, or nothing. */
    chat: z.string().default(ownChat),
    contacts: z.array(contact).default([]),
    hours: z
      .object({
        timeZone: z.string().refine(isTimeZone, 'not a time zone').default('UTC'),
        list: z.array(z.object({ days: z.array(day).min(1), from: clock, to: clock })).default([]),
      })
      .prefault({}),
    /** Questions of the operator, before those of the house; plain text. One with a `locale` is for pages in that language alone. */
    questions: z
      .array(
        z.object({ title: z.string().max(200), text: z.string().max(2000), locale: z.string().max(10).optional() })
      )
      .default([]),
    disputes: z
      .object({
        /** Days within which a dispute is answered. */
        answerDays: z.number().int().min(1).max(90).default(10),
        /** From so many days after its beginning on, an unanswered dispute may be taken to the body below; a declined one may be at once. */
        escalateDays: z.number().int().min(1).max(120).default(56),
        /** The body of alternative dispute resolution that the licence names; without a name it is that of the player's market. */
        bodyName: z.string().max(200).default(''),
        bodyUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
      })
      .prefault({}),
    /** ACC-22: closed chats of visitors and of players are deleted after so many days, requests by the form five years after their last message. Disputes are kept. */
    keepVisitorDays: z.number().int().min(90).max(365).default(90),
    keepDays: z.number().int().min(90).max(3650).default(730),
    keepTicketDays: z.number().int().min(1827).max(3653).default(1827),
  })
  .prefault({})

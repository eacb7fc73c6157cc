/** A letter to one player. Plain text: a mail program makes the address in it a link. */
export interface Letter {
  /** Our own number of it: the vendor may be asked twice after a lost answer, and is told by this that it is the same letter. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Whose name stands in front of our address; left out, the usual sender's. */
  readonly sender?: string
}
/** `refused`: the vendor will never deliver it (no such mailbox); asking again would change nothing. */
export type Delivery = 'accepted' | 'refused'

/** The vendor does not answer, or answers what cannot be understood: the letter may be on its way or not, and is sent again under its number. */
export class MailUnavailable extends Error {}

/** What identity needs of a vendor of mail. Every call ends in bounded time or throws MailUnavailable. */
export interface MailProvider {
  readonly name: string
  send(letter: Letter): Promise<Delivery>
}
export interface MailPorts {
  readonly mail: MailProvider
}

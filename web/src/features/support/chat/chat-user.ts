import { get, post } from '../../../app/api/client.ts'

/** Whom a chat is told of. What is not known is empty. */
export interface ChatUser {
  /** CHAT-12: 0 for a visitor. */
  readonly uid: number
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Of the page. */
  readonly locale: string
  /** CHAT-18, CHAT-19: by this the vendor's staff can name the person to ours. It opens nothing and is good for an hour. Empty where the vendor is given none. */
  readonly reference: string
  /** Proves to a vendor that checks it that the site vouches for the id; empty for the others. */
  readonly signature: string
}

/** CHAT-13, CHAT-14: the first name and the contacts of the profile. `isNamed`: whether the vendor is given a reference. */
export async function readChatUser(uid: number, locale: string, isNamed: boolean): Promise<ChatUser> {
  const [known, named] = await Promise.all([
    uid > 0 ? get('account.getprofileinfo', { fields: 'first_name' }) : undefined,
    isNamed ? post('support.getReference', {}) : undefined,
  ])
  const contact = (type: 'email' | 'phone'): string =>
    known?.contacts.find((one) => one.type === type && one.is_pending !== true)?.contact ?? ''
  return {
    uid,
    name: known?.profile.first_name ?? '',
    email: contact('email'),
    phone: contact('phone'),
    locale,
    reference: named?.reference ?? '',
    signature: named?.signature ?? '',
  }
}

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
  /** By this the vendor finds the player's conversation again; empty where there is none. */
  readonly restoreId: string
}

/** Without it the conversation begins anew, and the chat is there all the same. */
const readRestoreId = async (key: string): Promise<string> => {
  try {
    return (await get('storage.get', { key })).value ?? ''
  } catch (error) {
    console.warn('the conversation of before could not be read', error)
    return ''
  }
}

/** CHAT-13, CHAT-14: the first name and the contacts of the profile. `isNamed`: whether the vendor is given a reference. */
export async function readChatUser(
  uid: number,
  locale: string,
  isNamed: boolean,
  historyKey?: string
): Promise<ChatUser> {
  const [known, named, restoreId] = await Promise.all([
    uid > 0 ? get('account.getprofileinfo', { fields: 'first_name' }) : undefined,
    isNamed ? post('support.getReference', {}) : undefined,
    uid > 0 && historyKey !== undefined ? readRestoreId(historyKey) : '',
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
    restoreId,
  }
}

import { day, type Instant, instantOf } from '@ante/kit/instant'
import type { Output } from '../api/endpoints.ts'

type Contacts = Output<'account.getprofileinfo'>['contacts']

/** CONST-20. */
export const confirmHintMs = 5 * day

/** REG-57: whether the time of the hint is not over: five days from the registration. */
export const isHintTime = (registered: string, now: Instant): boolean =>
  registered !== '' && now < instantOf(registered) + confirmHintMs

/** REG-56: the contact of the login, where it is one that a letter reaches and is not confirmed yet. */
export const unconfirmedLogin = (login: string, contacts: Contacts): string | undefined =>
  contacts.find(({ type, contact, is_confirmed }) => type === 'email' && contact === login && !is_confirmed)?.contact

const keyOf = (uid: number): string => `confirm_sent_${uid}`

const listeners = new Set<() => void>()
const here = new Set<number>()
/** REG-57: kept in this browser for each player, when a letter was sent or the hint was put away. Without a storage the hint comes again with the next page. */
export const confirmSent = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  of(uid: number): boolean {
    if (here.has(uid)) return true
    try {
      return localStorage.getItem(keyOf(uid)) !== null
    } catch {
      // Forbidden by the browser's settings.
      return false
    }
  },
  keep(uid: number): void {
    here.add(uid)
    try {
      localStorage.setItem(keyOf(uid), '1')
    } catch {
      // Forbidden or full.
    }
    for (const listener of listeners) listener()
  },
}

/** Stands before the hint in the server's page, and hides it there if this browser has the mark. */
export const hideScript = (uid: number): string =>
  `try{if(localStorage.getItem('${keyOf(uid)}')!==null)document.currentScript.nextElementSibling.hidden=true}catch{}`

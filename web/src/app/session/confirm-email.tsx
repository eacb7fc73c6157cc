import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { toasts } from '../../ui/toast.tsx'
import { post } from '../api/client.ts'
import { confirmSent } from './confirm-hint.ts'
import { useConfirm } from '../popups/confirms.tsx'
import type { Output } from '../api/endpoints.ts'
import { tellRefusal } from '../api/tell-failure.ts'
import type { SettingsOf } from '../document/settings.ts'
import { useTextStore } from '../texts/texts.tsx'

type Contacts = Output<'account.getprofileinfo'>['contacts']

/** AUTH-28, AUTH-29: whom the popup after an entry asks: where the operator wants it, a player whose e-mail is not confirmed yet. */
export const emailToConfirm = (
  { confirmEmailPopup }: Pick<SettingsOf<'auth'>, 'confirmEmailPopup'>,
  contacts: Contacts
): string | undefined =>
  confirmEmailPopup ? contacts.find(({ type, is_confirmed }) => type === 'email' && !is_confirmed)?.contact : undefined

/** PROF-30: asks first, then sends the letter with the link. `queued` waits until no dialog is open. */
export function useEmailConfirmation(): (
  contact: string,
  uid: number,
  how?: { readonly queued: boolean }
) => Promise<void> {
  const confirm = useConfirm()
  const texts = useTextStore()
  return useCallback(
    async (contact, uid, how) => {
      if (!(await confirm('confirmEmail', { contact }, how))) return
      // Whoever was asked on another page has not the words of the profile yet.
      await texts.ensure(['profile'])
      try {
        await post('account.sendconfirmationtocontact', { contact })
        confirmSent.keep(uid)
        toasts.tell('confirmationSent', <Sent contact={contact} />)
      } catch (error) {
        tellRefusal('confirmationSent', error, <Offline />)
      }
    },
    [confirm, texts]
  )
}

// Words with a contact in them are put together where they are shown: the store holds messages as the formatter reads them.
function Sent({ contact }: { contact: string }) {
  return useTranslations('profile.settings')('confirmSent', { contact })
}
function Offline() {
  return useTranslations('common')('offline')
}

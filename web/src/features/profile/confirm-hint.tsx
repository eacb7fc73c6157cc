import { instant } from '@ante/kit/instant'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/account.tsx'
import { get } from '../../app/api.ts'
import { useEmailConfirmation } from '../../app/confirm-email.tsx'
import { confirmSent, isHintTime, unconfirmedLogin } from '../../app/confirm-hint.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** REG-56, REG-57: for five days, that the contact of the login is not confirmed; until a letter was sent or it is put away. */
export function ConfirmHint() {
  const t = useTranslations('profile.confirmHint')
  const common = useTranslations('common')
  const { info } = useAccount()
  const { uid, login, reg_time: registered } = info
  const ask = useEmailConfirmation()
  const [contact, setContact] = useState<string>()
  useEffect(() => {
    let isHere = true
    setContact(undefined)
    if (uid === 0 || confirmSent.of(uid) || !isHintTime(registered, instant(Date.now()))) return
    get('account.getprofileinfo', { fields: ['contacts'] }).then(
      ({ contacts }) => isHere && setContact(unconfirmedLogin(login, contacts)),
      (error: unknown) => console.warn('the contacts were not read', error)
    )
    return () => {
      isHere = false
    }
  }, [uid, login, registered])
  if (contact === undefined) return null
  const leave = () => {
    confirmSent.keep(uid)
    setContact(undefined)
  }
  return (
    <aside
      aria-label={t('label')}
      data-testid="confirm-hint"
      // It comes after the page: in the flow it would push everything down under the reader's eyes.
      className="fixed inset-x-4 bottom-[calc(var(--bar)+1rem)] z-20 mx-auto flex max-w-180 flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line-strong bg-surface-2 py-4 ps-4 pe-2 shadow-3"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-3 text-chalk-2">
        <Icon name="info" size={22} />
      </span>
      <p className="min-w-0 flex-1 basis-60 text-14 wrap-anywhere">{t('text', { contact })}</p>
      <Button look="plain" size="small" onClick={() => void ask(contact, uid).then(() => confirmSent.of(uid) && setContact(undefined))}>
        {t('action')}
      </Button>
      <button type="button" className="icon-button size-9!" aria-label={common('dismiss')} onClick={leave}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}

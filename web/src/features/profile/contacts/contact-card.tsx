import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { post } from '../../../app/api/client.ts'
import type { Output } from '../../../app/api/endpoints.ts'
import { tellRefusal } from '../../../app/api/tell-failure.ts'
import { useAccount } from '../../../app/session/account.tsx'
import { confirmSent } from '../../../app/session/confirm-hint.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useKeptFocus } from '../../../ui/kept-focus.ts'
import type { DialCountry } from '../../../ui/phone-input.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { CodeForm } from './code-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { type Contact, type ContactType, shownContact } from './contacts.ts'
import { NewsByProduct, NewsSwitch } from './news-switch.tsx'

interface ContactCardProps {
  type: ContactType
  current: Contact | undefined
  /** Given, and not confirmed yet. */
  pending: Contact | undefined
  countries: readonly DialCountry[]
  /** Whether a number can be given and written to here. */
  isOffered: boolean
  newsConsent: Output<'account.getprofileinfo'>['news_consent']
}

/** PROF-20..29: one contact: what it is, whether it is confirmed, another one in its place, its code, its news. */
export function ContactCard({ type, current, pending, countries, isOffered, newsConsent }: ContactCardProps) {
  const t = useTranslations('profile.contacts')
  const step = useSteps()
  const card = useKeptFocus<HTMLElement>()
  const waiting = pending ?? (current && !current.is_confirmed ? current : undefined)
  const code = step.codeFor ?? undefined
  const shown = (contact: string) => shownContact({ type, contact }, countries)
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={`contact-${type}`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <CardHeader type={type} current={current} shown={current && shown(current.contact)} />
      {step.isEditing ? (
        <ContactForm
          type={type}
          current={current}
          countries={countries}
          onDone={(contact) => void step.saved(contact)}
          onCancel={step.leave}
        />
      ) : code !== undefined ? (
        <CodeForm
          contact={code}
          shown={shown(code)}
          note={current && current.contact !== code ? t('stays', { contact: shown(current.contact) }) : undefined}
          onDone={() => void step.confirmed()}
          onCancel={step.leave}
        />
      ) : (
        <>
          {pending && <p className="text-14 text-chalk-2">{t('waiting', { contact: shown(pending.contact) })}</p>}
          {isOffered && (
            <div className="flex flex-wrap gap-2.5">
              {waiting && (
                <Button size="small" onClick={() => void step.send(waiting.contact)} loading={step.isSending}>
                  {t('confirm')}
                </Button>
              )}
              <Button size="small" look="plain" onClick={step.edit}>
                {current || pending ? t('change') : t(`add.${type}`)}
              </Button>
            </div>
          )}
        </>
      )}
      {current && (
        <div className="grid gap-1 border-t border-line pt-2">
          {newsConsent === 'general' ? (
            <NewsSwitch key={current.contact} contact={current} shown={shown(current.contact)} />
          ) : (
            <NewsByProduct key={current.contact} contact={current} />
          )}
        </div>
      )}
    </section>
  )
}

function CardHeader({
  type,
  current,
  shown,
}: Pick<ContactCardProps, 'type' | 'current'> & { shown: string | undefined }) {
  const t = useTranslations('profile.contacts')
  const settings = useTranslations('profile.settings')
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5">
      <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-surface-2 text-chalk-2">
        <Icon name={type === 'email' ? 'mail' : 'phone'} size={20} />
      </span>
      <div className="grid gap-0.5">
        <h2 id={`contact-${type}`} className="text-14 text-chalk-3">
          {settings(`contactTypes.${type}`)}
        </h2>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {current ? (
            <>
              <span className="text-16 font-semibold wrap-anywhere">
                <bdi dir="ltr">{shown}</bdi>
              </span>
              <Badge tone={current.is_confirmed ? 'good' : 'neutral'}>
                {settings(current.is_confirmed ? 'confirmed' : 'unconfirmed')}
              </Badge>
            </>
          ) : (
            <span className="text-16 text-chalk-2">{t(`none.${type}`)}</span>
          )}
        </div>
      </div>
    </header>
  )
}

/** One thing at a time: the contact in sight, another one being typed, or its code. */
function useSteps() {
  const t = useTranslations('profile.contacts')
  const common = useTranslations('common')
  const { info, refresh } = useAccount()
  const { revalidate } = useRevalidator()
  const [isEditing, setIsEditing] = useState(false)
  const [codeFor, setCodeFor] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const leave = () => {
    setIsEditing(false)
    setCodeFor(undefined)
  }
  /** PROF-26. Where a code is under way already, it is asked for all the same. */
  async function send(contact: string) {
    if (isSending) return
    setIsSending(true)
    try {
      await post('account.sendconfirmationtocontact', { contact })
      confirmSent.keep(info.uid)
      setCodeFor(contact)
    } catch (error) {
      tellRefusal('confirmationSent', error, common('offline'))
    }
    setIsSending(false)
  }
  return {
    isEditing,
    codeFor,
    isSending,
    leave,
    send,
    edit: () => setIsEditing(true),
    async saved(contact: string) {
      setIsEditing(false)
      await Promise.all([revalidate(), send(contact)])
    },
    async confirmed() {
      leave()
      toasts.tell('contactConfirmed', t('done'))
      await Promise.all([revalidate(), refresh()])
    },
  }
}

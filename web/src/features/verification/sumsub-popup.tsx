import type { Messages } from '@ante/texts'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { fillProfileAddress } from '../../app/popups/confirms.tsx'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogBody, LeaveTo } from '../../ui/dialog/dialog-body.tsx'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'
import { type Check, CheckTexts, isOpenCheck, type Verification } from './check-texts.tsx'
import { IdentityForm } from './identity-form.tsx'
import { readVerification } from './open-form.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    /** Without a step: the first one that the player was asked for. */
    SumsubPopup: { step?: Check['step'] }
  }
}

/** DLG-23, KYC-07: a step of verification, with the form of who checks it. */
export const sumsubDialog = (
  { step }: PopupOptions['SumsubPopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.popups?.sumsub.title ?? '',
  size: 'medium',
  content: <Sumsub step={step} />,
})

/** The step to show: the one that is meant, or the first that was asked for and can be done, or identity. */
const checkFor = ({ checks }: Verification, step: Check['step'] | undefined): Check | undefined =>
  checks.find((check) => (step === undefined ? check.trigger !== null && isOpenCheck(check) : check.step === step)) ??
  checks.find((check) => check.step === 'identity')

function Sumsub({ step }: { step: Check['step'] | undefined }) {
  const t = useTranslations('popups.sumsub')
  const { refresh } = useAccount()
  const [known, setKnown] = useState<Verification | 'failed'>()
  // A form that is open stays, whatever becomes of its check meanwhile: it says so itself.
  const [form, setForm] = useState<Check>()
  const load = useCallback(async () => {
    const read = await readVerification().catch(() => 'failed' as const)
    setKnown(read)
    if (read === 'failed') return
    const check = checkFor(read, step)
    if (check && isOpenCheck(check) && read.has_form && !read.needs_profile) setForm((before) => before ?? check)
  }, [step])
  useEffect(() => void load(), [load])
  useOwnTopic('verification.changed', { hear: () => void load().then(refresh) })
  return (
    <DialogBody text={t('text')} actions={<Actions known={known} />}>
      {form ? (
        <IdentityForm
          externalActionId={form.external_action_id ?? ''}
          title={t('title')}
          onHandedIn={() => void refresh()}
          onClose={() => dialogs.closeByName('SumsubPopup', { result: false })}
        />
      ) : known === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-14">{t('failed')}</p>
          <Button look="plain" onClick={() => void load()}>
            {t('again')}
          </Button>
        </div>
      ) : known ? (
        <Standing known={known} step={step} />
      ) : (
        <p role="status" className="text-14 text-chalk-2">
          {t('loading')}
        </p>
      )}
    </DialogBody>
  )
}

/** Where there is no form to open: what is to be done first, or what became of the step. */
function Standing({ known, step }: { known: Verification; step: Check['step'] | undefined }) {
  const t = useTranslations('profile.verification')
  const check = checkFor(known, step)
  if (!check) return null
  if (isOpenCheck(check)) return <p className="text-14">{t(known.needs_profile ? 'profileText' : 'noForm')}</p>
  return <CheckTexts check={check} minutes={known.minutes} />
}

function Actions({ known }: { known: Verification | 'failed' | undefined }) {
  const t = useTranslations('popups.sumsub')
  const profile = useTranslations('profile.verification')
  const needsProfile = known !== undefined && known !== 'failed' && known.needs_profile
  return (
    <>
      <LeaveTo popup="SumsubPopup" to="/profile/verification" look="plain">
        {t('steps')}
      </LeaveTo>
      {needsProfile && (
        <LeaveTo popup="SumsubPopup" to={fillProfileAddress('/profile/verification')}>
          {profile('profileAction')}
        </LeaveTo>
      )}
    </>
  )
}

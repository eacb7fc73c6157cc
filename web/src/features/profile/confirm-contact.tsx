import * as validators from '@ante/kit/validators'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, get, post } from '../../app/api/client.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { toasts } from '../../ui/toast.tsx'

/** A code works once. The link of a letter may be opened again, and an answer be lost: what it was for is done then. */
async function confirmOnce(contact: string, code: string): Promise<void> {
  try {
    await post('account.confirmContact', { contact, code })
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'InvalidParameterException') throw error
    const { contacts } = await get('account.getprofileinfo', {})
    if (!contacts.some((one) => one.contact === contact.replace(/^\+/, '') && one.is_confirmed)) throw error
  }
}

/** RTE-64: a code that came with the link is tried at once; without one, or with a wrong one, it can be typed. */
export function ConfirmContact({ contact, code: given }: { contact: string; code: string }) {
  const t = useTranslations('areas.confirmation')
  const fields = useTranslations('fields')
  const common = useTranslations('common')
  const navigate = useNavigate()
  const stepUp = useStepUp()
  const [code, setCode] = useState(given)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)

  const confirm = useCallback(
    async (wanted: string) => {
      const wrong = validators.oneTimeCode(wanted.trim())
      setProblem(wrong && fields('code'))
      if (wrong) return
      setSending(true)
      try {
        await stepUp(() => confirmOnce(contact, wanted.trim()))
        await navigate('/confirmation/success', { replace: true })
        toasts.tell('contactConfirmed', t('success.title'))
      } catch (error) {
        // PROF-28: whatever was wrong, it is said at the code.
        setProblem(
          error instanceof ApiError
            ? error.type === 'TooManyRequestsException' || error.code === 'second_factor_needed'
              ? error.message
              : fields('wrongCode')
            : common('offline')
        )
        setSending(false)
      }
    },
    [contact, navigate, t, fields, common, stepUp]
  )
  const tried = useRef(false)
  useEffect(() => {
    if (!given || tried.current) return
    tried.current = true
    void confirm(given)
  }, [given, confirm])

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!sending) void confirm(code)
      }}
      className="grid gap-5 rounded-3 border border-line bg-surface-1 p-5"
    >
      <p className="text-14 wrap-anywhere text-chalk-2">{t('ask', { contact })}</p>
      <CodeInput label={t('code')} value={code} error={problem} onCode={setCode} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={sending}>
          {t('submit')}
        </Button>
        <SendAgain contact={contact} />
      </div>
    </form>
  )
}

function SendAgain({ contact }: { contact: string }) {
  const t = useTranslations('areas.confirmation')
  const common = useTranslations('common')
  async function send() {
    try {
      await post('account.sendconfirmationtocontact', { contact })
      toasts.tell('confirmationSent', t('sent'))
    } catch (error) {
      tellRefusal('confirmationSent', error, common('offline'))
    }
  }
  return (
    <Button look="quiet" onClick={() => void send()}>
      {t('again')}
    </Button>
  )
}

import * as validators from '@ante/kit/validators'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { Input } from '../../ui/field.tsx'
import { ApiError, post } from '../api/client.ts'
import type { AskedFactors } from './asked-factors.ts'
import { getPasskey, PasskeyLeft, supportsPasskeys } from './passkey.ts'
import { useSending } from './use-sending.ts'

const name = 'step-up'

/** Asks for the second factor; true when it was given. */
export const openStepUp = (asked: AskedFactors, title: string): Promise<boolean> =>
  new Promise((resolve) => dialogs.open({ name, title, content: <StepUp {...asked} />, closed: resolve }))

const leave = (isGiven: boolean) => dialogs.closeByName(name, { result: isGiven })

/** An address or a number keeps its direction in a sentence that runs the other way. */
const inOwnDirection = (contact: string): string => `\u2066${contact}\u2069`

const otherWay =
  '-mt-1 min-h-11 justify-self-start rounded-1 text-14 font-semibold text-ember underline-offset-4 hover:underline'

function StepUp(asked: AskedFactors) {
  const t = useTranslations('security')
  const { ways, purpose, passkeyAt } = asked
  const hasPasskey = ways.includes('passkey') && supportsPasskeys()
  const hasCode = ways.includes('app') || ways.includes('contact')
  return (
    <div className="grid gap-5">
      <p className="text-16">{t('stepUp.confirms', { what: t(`stepUp.what.${purpose}`) })}</p>
      {hasPasskey && <ByPasskey purpose={purpose} />}
      {hasPasskey && hasCode && (
        <p className="flex items-center gap-3 text-14 text-chalk-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('stepUp.or')}
        </p>
      )}
      {ways.includes('app') ? <AppCode purpose={purpose} /> : ways.includes('contact') && <ContactCode {...asked} />}
      {!hasPasskey && !hasCode && (
        <p className="text-14 text-chalk-2">
          {passkeyAt.length > 0
            ? t('stepUp.elsewhere', { sites: passkeyAt.map(inOwnDirection).join(', ') })
            : t('passkeys.unsupported')}
        </p>
      )}
    </div>
  )
}

function ByPasskey({ purpose }: Pick<AskedFactors, 'purpose'>) {
  const t = useTranslations('security')
  const common = useTranslations('common')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function ask() {
    setSending(true)
    setProblem(undefined)
    try {
      const { options } = await post('account.startPasskeyStepUp', { purpose })
      await post('account.confirmPasskeyStepUp', { response: await getPasskey(options), purpose })
      leave(true)
    } catch (error) {
      const left = error instanceof PasskeyLeft ? t('passkeys.left') : common('offline')
      setProblem(error instanceof ApiError ? error.message : left)
      setSending(false)
    }
  }
  return (
    <div className="grid gap-3">
      <Button icon="key" size="large" wide loading={sending} onClick={() => void ask()}>
        {t('stepUp.passkey')}
      </Button>
      <Problem text={problem} />
    </div>
  )
}

/** The code of the app, or one of those for who has lost it. */
function AppCode({ purpose }: Pick<AskedFactors, 'purpose'>) {
  const t = useTranslations('security.stepUp')
  const [isRecovery, setRecovery] = useState(false)
  const form = useCodeForm({ purpose, isFree: isRecovery })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <p className="text-14 text-chalk-2">{isRecovery ? t('recovery') : t('app')}</p>
      {isRecovery ? (
        <Input
          key="recovery"
          label={t('recoveryCode')}
          value={form.code}
          error={form.problem}
          onChange={(event) => form.setCode(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          autoFocus
        />
      ) : (
        <CodeInput
          key="app"
          label={t('appCode')}
          value={form.code}
          error={form.problem}
          onCode={form.setCode}
          autoFocus
        />
      )}
      <Actions sending={form.sending} />
      <button
        type="button"
        className={otherWay}
        onClick={() => {
          setRecovery(!isRecovery)
          form.setCode('')
        }}
      >
        {isRecovery ? t('toApp') : t('toRecovery')}
      </button>
    </form>
  )
}

/** The code of an email or a text message, which goes when it is asked for. */
function ContactCode({ purpose, sentTo, contact }: AskedFactors) {
  const t = useTranslations('security.stepUp')
  const form = useCodeForm({ purpose })
  const { state, times, problem, seconds, ask } = useSending(purpose)
  const shown = { contact: inOwnDirection(contact) }
  if (state !== 'sent')
    return (
      <div className="grid gap-5">
        <p className="text-14 wrap-anywhere text-chalk-2">{t(`${sentTo}.intro`, shown)}</p>
        <Problem text={problem} />
        <div className="flex flex-wrap gap-3">
          <Button loading={state === 'sending'} onClick={() => void ask()}>
            {t(`${sentTo}.send`)}
          </Button>
          <Button look="quiet" onClick={() => leave(false)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    )
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <p role="status" className="text-14 wrap-anywhere text-chalk-2">
        {t('sent', shown)}
      </p>
      {/* The button that asked for another code is gone: the focus goes to where that code is typed. */}
      <CodeInput
        key={times}
        label={t(`${sentTo}.code`)}
        value={form.code}
        error={form.problem}
        onCode={form.setCode}
        autoFocus
      />
      <Actions sending={form.sending} />
      <Problem text={problem} />
      {seconds > 0 ? (
        <p className="figures text-14 text-chalk-2" data-testid="resend-wait">
          {t('wait', { seconds })}
        </p>
      ) : (
        <button type="button" className={otherWay} onClick={() => void ask()}>
          {t('again')}
        </button>
      )}
    </form>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className="text-14 text-danger">
      {text}
    </p>
  )

function Actions({ sending }: { sending: boolean }) {
  const t = useTranslations('security.stepUp')
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" loading={sending}>
        {t('confirm')}
      </Button>
      <Button look="quiet" onClick={() => leave(false)}>
        {t('cancel')}
      </Button>
    </div>
  )
}

/** `isFree`: a code that is not six digits. */
function useCodeForm({ purpose, isFree = false }: { purpose: AskedFactors['purpose']; isFree?: boolean }) {
  const t = useTranslations('security.stepUp')
  const common = useTranslations('common')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const problemOf = ({ code: why, message }: ApiError): string => {
    if (why === 'second_step_expired') return t('expired')
    if (why === 'second_step_digits' || why === 'second_step_invalid') return isFree ? t('wrongRecovery') : t('wrong')
    return message
  }
  async function send() {
    setSending(true)
    try {
      await post('account.confirmStepUp', { code, purpose })
      leave(true)
    } catch (error) {
      setProblem(error instanceof ApiError ? problemOf(error) : common('offline'))
      setSending(false)
    }
  }
  return {
    code,
    problem,
    sending,
    setCode(typed: string) {
      setCode(typed)
      setProblem(undefined)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (sending) return
      if (!isFree && validators.oneTimeCode(code)) setProblem(t('digits'))
      else void send()
    },
  }
}

import * as validators from '@ante/kit/validators'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type AuthenticatorKey, useAuthenticator } from './use-authenticator.tsx'

type Factors = Output<'account.getSecondFactors'>

/** An authenticator app for the second step of a login, with its recovery codes. */
export function Authenticator({ factors }: { factors: Factors }) {
  const t = useTranslations('security.app')
  const dateText = useDateText()
  const app = useAuthenticator()
  const card = useKeptFocus<HTMLElement>()
  const { app_since: since, recovery_left: left } = factors
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="authenticator"
      className="grid gap-5 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2.5">
          <h2 id="authenticator" className="text-16 font-semibold">
            {t('title')}
          </h2>
          <Badge tone={since ? 'good' : 'neutral'}>{since ? t('on') : t('off')}</Badge>
        </div>
        <p className="text-14 text-chalk-3">{t('text')}</p>
      </div>
      {app.codes ? (
        <RecoveryCodes codes={app.codes} onDone={app.forgetCodes} />
      ) : app.key ? (
        <SetUp offer={app.key} confirm={app.confirm} onCancel={app.leave} />
      ) : since ? (
        <>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-chalk-2">
            <span>{t('since', { date: dateText(since) })}</span>
            <span className={left < 3 ? 'text-danger' : ''}>{t('codesLeft', { count: left })}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="plain" loading={app.doing === 'renew'} onClick={() => void app.renew()}>
              {t('renew')}
            </Button>
            <Button look="quiet" loading={app.doing === 'remove'} onClick={() => void app.remove()}>
              {t('turnOff')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button look="plain" loading={app.doing === 'start'} onClick={() => void app.start()}>
            {t('turnOn')}
          </Button>
        </div>
      )}
    </section>
  )
}

function SetUp({
  offer,
  confirm,
  onCancel,
}: {
  offer: AuthenticatorKey
  confirm: (code: string) => Promise<string | undefined>
  onCancel: () => void
}) {
  const t = useTranslations('security.app')
  const steps = useTranslations('security.stepUp')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    if (validators.oneTimeCode(code)) return setProblem(steps('digits'))
    setSending(true)
    setProblem(await confirm(code))
    setSending(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p role="status" className="text-14 text-chalk-2">
        {t('scan')}
      </p>
      <QrCode text={offer.address} label={t('scanLabel')} />
      <div className="grid gap-1.5">
        <p className="text-14 text-chalk-2">{t('byHand')}</p>
        <p className="figures ltr-run rounded-2 border border-line bg-surface-2 px-3 py-2 text-14 break-all select-all">
          {(offer.key.match(/.{1,4}/g) ?? []).join(' ')}
        </p>
      </div>
      <CodeInput
        label={t('code')}
        value={code}
        error={problem}
        onCode={(typed) => {
          setCode(typed)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={sending}>
          {t('confirm')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

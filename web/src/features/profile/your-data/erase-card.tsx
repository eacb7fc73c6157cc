import { fromWire, type Money, toDecimal, type WireMoney } from '@ante/kit/money'
import { isRecord } from '@ante/kit/record'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../../app/api/client.ts'
import { isDone } from '../../../app/api/is-done.ts'
import { useRequest } from '../../../app/document/request.ts'
import { useSiteData } from '../../../app/document/site-data.ts'
import { inLocale } from '../../../app/navigation/paths.ts'
import { endingBy } from '../../../app/session/end-session.ts'
import { useStepUp } from '../../../app/step-up/use-step-up.ts'
import { ForgottenPassword } from '../../../app/popups/forgotten-password.tsx'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx'
import { dialogs } from '../../../ui/dialog/store.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { type Sentences, useFields } from '../../../ui/use-fields.ts'

const noComplaints: Sentences = {}

interface Problem {
  readonly text: string
  readonly code?: string
}

/** Closes the account and has the player forgotten: by the password, and asked once more. */
export function EraseCard() {
  const t = useTranslations('yourData')
  const fields = useTranslations('fields')
  const common = useTranslations('common')
  const auth = useTranslations('auth')
  const erase = useErase()
  const leave = useLeave()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const form = useFields({ password: '' }, ({ password = '' }) =>
    password === '' ? { password: fields('required') } : noComplaints
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setProblem(undefined)
    const agreed = await dialogs.confirm({
      name: 'confirm-erase',
      title: t('sure'),
      agree: t('agree'),
      reject: t('reject'),
      isDestructive: true,
      content: <p className="text-14 text-chalk-2">{t('sureText')}</p>,
    })
    if (!agreed) return
    setSending(true)
    try {
      const done = await erase(form.values['password'] ?? '')
      if (done === undefined) return setSending(false)
      if (!isDone(done)) throw new Error('nothing was erased')
      await leave()
    } catch (error) {
      setSending(false)
      const wrong = error instanceof ApiError ? error.fields['password'] : undefined
      if (wrong) form.refuse({ password: wrong })
      else
        setProblem(error instanceof ApiError ? { text: error.message, code: error.code } : { text: common('offline') })
    }
  }
  return (
    <section
      aria-labelledby="data-erase"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="grid gap-1">
        <h2 id="data-erase" className="text-16 font-semibold">
          {t('erase')}
        </h2>
        <p className="max-w-[40rem] text-14 text-chalk-3">{t('eraseText')}</p>
        <p className="max-w-[40rem] text-14 text-chalk-2">{t('eraseFirst')}</p>
      </div>
      <form ref={form.form} noValidate onSubmit={(event) => void submit(event)} className="grid max-w-120 gap-4">
        {problem && <Refused {...problem} />}
        <PasswordInput
          {...form.secret('password')}
          label={t('password')}
          autoComplete="current-password"
          labels={{ show: auth('showPassword'), hide: auth('hidePassword') }}
        />
        <ForgottenPassword />
        <div>
          <Button type="submit" look="danger" loading={sending}>
            {t('start')}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Says that it is done, and begins the page of a visitor anew once that is read: the session is over. */
function useLeave(): () => Promise<void> {
  const t = useTranslations('yourData')
  const common = useTranslations('common')
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  const name = 'account-closed'
  const close = <Button onClick={() => dialogs.closeByName(name)}>{common('close')}</Button>
  const content = <DialogBody text={t('done')} actions={close} />
  return async () => {
    await new Promise<void>((closed) =>
      dialogs.open({ name, title: t('erase'), content, hideCloseButton: true, closed: () => closed() })
    )
    window.location.assign(inLocale('/', locale.code, defaultLocale))
  }
}

/** Undefined where the player keeps the account for what is left in it. */
function useErase(): (password: string) => Promise<unknown> {
  const stepUp = useStepUp()
  const unlessLeft = useRest()
  return (password) =>
    unlessLeft((giveUp) => stepUp(() => endingBy(() => post('privacy.erase', { password, give_up: giveUp }))))
}

/** Asks whoever has too little left to withdraw whether they give it up, and closes the account where they do; undefined where they do not. */
function useRest(): <T>(erase: (giveUp: string) => Promise<T>) => Promise<T | undefined> {
  const t = useTranslations('yourData')
  const sumText = useSumText()
  return async (erase) => {
    try {
      return await erase('')
    } catch (error) {
      const rest = restOf(error)
      if (!rest) throw error
      const sum = sumText(rest)
      const agreed = await dialogs.confirm({
        name: 'give-up-rest',
        title: t('rest.title', { sum }),
        agree: t('rest.agree'),
        reject: t('reject'),
        isDestructive: true,
        content: <p className="text-14 text-chalk-2">{t('rest.text', { sum })}</p>,
      })
      return agreed ? erase(toDecimal(rest)) : undefined
    }
  }
}

function restOf(error: unknown): Money | undefined {
  if (!(error instanceof ApiError) || error.code !== 'balance_left') return undefined
  const { rest } = error.data
  return isWireMoney(rest) ? fromWire(rest) : undefined
}
const isWireMoney = (value: unknown): value is WireMoney =>
  isRecord(value) && typeof value['amount'] === 'number' && typeof value['currency'] === 'string'

/** Why nothing is erased, and where to do what has to come first. */
function Refused({ text, code }: Problem) {
  const menu = useTranslations('profile.menu')
  const payments = useTranslations('profile.cashback.empty')
  const shell = useTranslations('shell')
  const ways: Readonly<Record<string, readonly [string, string]>> = {
    balance_left: ['/cashier/withdraw', shell('nav.withdraw')],
    open_payments: ['/cashier/history', payments('action')],
    open_bets: ['/profile/bets', menu('bets')],
  }
  const way = code === undefined ? undefined : ways[code]
  return (
    <div role="alert" className="grid justify-items-start gap-2.5 rounded-2 bg-danger-soft p-3.5">
      <p className="text-14 text-danger">{text}</p>
      {way && (
        <ButtonLink to={way[0]} look="plain" size="small">
          {way[1]}
        </ButtonLink>
      )}
    </div>
  )
}

import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { callOnce } from '../../app/api/call-once.ts'
import { ApiError, get, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { dialogs } from '../../ui/dialog/store.ts'
import { toasts } from '../../ui/toast.tsx'

export type AuthenticatorKey = Output<'account.startAuthenticator'>

/** Sets the app up, switches it off, makes new recovery codes; the page is read again after each. */
export function useAuthenticator() {
  const t = useTranslations('security.app')
  const steps = useTranslations('security.stepUp')
  const common = useTranslations('common')
  const { revalidate } = useRevalidator()
  const stepUp = useStepUp()
  const ask = useQuestions()
  const [key, setKey] = useState<AuthenticatorKey>()
  const [codes, setCodes] = useState<readonly string[]>()
  const switchOn = useSwitchOn(setCodes)
  const [doing, setDoing] = useState<'start' | 'renew' | 'remove'>()

  const say = (error: unknown) => tellRefusal('profileChanged', error, common('offline'))
  async function act(what: NonNullable<typeof doing>, work: () => Promise<void>) {
    if (doing) return
    setDoing(what)
    try {
      await stepUp(work)
    } catch (error) {
      say(error)
    } finally {
      setDoing(undefined)
    }
  }
  return {
    key,
    codes,
    doing,
    leave: () => setKey(undefined),
    forgetCodes: () => setCodes(undefined),
    start: () =>
      act('start', async () => {
        setKey(await post('account.startAuthenticator', {}))
        switchOn.begin()
      }),
    /** Answers what is wrong with the code, or nothing. */
    async confirm(code: string): Promise<string | undefined> {
      try {
        await switchOn.confirm(code)
      } catch (error) {
        if (!(error instanceof ApiError)) return common('offline')
        return error.code === 'second_step_invalid' ? steps('wrong') : error.message
      }
      setKey(undefined)
      await revalidate()
      toasts.tell('profileChanged', t('doneOn'))
      return undefined
    },
    async renew() {
      if (!(await ask.renew())) return
      await act('renew', async () => {
        setCodes((await post('account.renewRecoveryCodes', {})).recovery_codes)
        await revalidate()
        toasts.tell('profileChanged', t('renewed'))
      })
    },
    async remove() {
      if (!(await ask.remove())) return
      await act('remove', async () => {
        const isDone = async () => (await get('account.getSecondFactors', {})).app_since === null
        await callOnce(() => post('account.removeAuthenticator', {}), { code: 'not_found', isDone })
        setCodes(undefined)
        await revalidate()
        toasts.tell('profileChanged', t('doneOff'))
      })
    },
  }
}

/** The first code of an app, which switches it on once. Where the answer is lost, so are its recovery codes: new ones can be made beside it. */
function useSwitchOn(onCodes: (codes: readonly string[]) => void) {
  const isUnanswered = useRef(false)
  const isOn = async () => (await get('account.getSecondFactors', {})).app_since !== null
  return {
    begin: () => void (isUnanswered.current = false),
    async confirm(code: string): Promise<void> {
      const call = async () => onCodes((await post('account.confirmAuthenticator', { code })).recovery_codes)
      try {
        // Another window may have switched another app on: a wrong code is looked into only where it may have been right before.
        await callOnce(call, { code: isUnanswered.current ? 'second_step_invalid' : '', isDone: isOn })
      } catch (error) {
        isUnanswered.current ||= !(error instanceof ApiError)
        throw error
      }
    },
  }
}

/** Asked before what cannot be taken back. */
function useQuestions() {
  const t = useTranslations('security.app')
  return {
    renew: () =>
      dialogs.confirm({
        name: 'renew-recovery-codes',
        title: t('renewQuestion'),
        content: <p className="text-14 text-chalk-2">{t('renewText')}</p>,
        agree: t('renewAgree'),
        reject: t('cancel'),
      }),
    remove: () =>
      dialogs.confirm({
        name: 'remove-authenticator',
        title: t('offQuestion'),
        content: <p className="text-14 text-chalk-2">{t('offText')}</p>,
        agree: t('offAgree'),
        reject: t('offReject'),
        isDestructive: true,
      }),
  }
}

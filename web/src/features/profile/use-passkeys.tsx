import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { callOnce } from '../../app/api/call-once.ts'
import { get, post } from '../../app/api/client.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { makePasskey, PasskeyLeft } from '../../app/step-up/passkey.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { dialogs } from '../../ui/dialog/store.ts'
import { toasts } from '../../ui/toast.tsx'

const has = async (id: string) =>
  (await get('account.getSecondFactors', {})).passkeys.some((passkey) => passkey.id === id)

/** Adds, renames and removes passkeys; the page is read again after each. `doing` is `add`, or the one that is worked on. */
export function usePasskeys() {
  const t = useTranslations('security.passkeys')
  const common = useTranslations('common')
  const { revalidate } = useRevalidator()
  const stepUp = useStepUp()
  const [doing, setDoing] = useState<string>()

  /** Answers whether it was done. */
  async function act(what: string, work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (doing !== undefined) return false
    setDoing(what)
    try {
      await work()
      await revalidate()
      toasts.tell('profileChanged', done)
      return true
    } catch (error) {
      const left = error instanceof PasskeyLeft ? t('left') : common('offline')
      tellRefusal('profileChanged', error, left)
      return false
    } finally {
      setDoing(undefined)
    }
  }
  return {
    doing,
    add: () =>
      act(
        'add',
        async () => {
          const { options } = await stepUp(() => post('account.startPasskey', {}))
          const response = await makePasskey(options)
          const { id } = response
          await callOnce(() => post('account.addPasskey', { response }), {
            code: 'passkey_failed',
            isDone: () => has(id),
          })
        },
        t('doneAdded')
      ),
    rename: (passkey: string, name: string) =>
      act(passkey, () => post('account.renamePasskey', { passkey, name }), t('doneRenamed')),
    async remove({ id, name }: { id: string; name: string }) {
      const agreed = await dialogs.confirm({
        name: 'remove-passkey',
        title: t('removeQuestion'),
        content: <p className="text-14 text-chalk-2">{t('removeText', { name })}</p>,
        agree: t('removeAgree'),
        reject: t('keep'),
        isDestructive: true,
      })
      if (!agreed) return
      const isDone = async () => !(await has(id))
      const call = () => post('account.removePasskey', { passkey: id })
      await act(id, () => stepUp(() => callOnce(call, { code: 'not_found', isDone })), t('doneRemoved'))
    },
  }
}

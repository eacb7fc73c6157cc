import type { Messages } from '@ante/texts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { dialogs } from '../../ui/dialog/store.ts'
import { Picture } from '../../ui/picture.tsx'
import { toastKindOf } from '../../ui/toast.tsx'
import { useTextStore } from '../texts/texts.tsx'

/** DLG-37..42: the confirm dialogs that the specification names. */
export const confirmNames = [
  'burnBonuses',
  'confirmEmail',
  'bonusRemove',
  'bonusActivate',
  'fillProfile',
  'bettingBonusActivated',
] as const
export type ConfirmName = (typeof confirmNames)[number]
/** What is given up in these is gone for good. */
const destructive: readonly ConfirmName[] = ['burnBonuses', 'bonusRemove']
type Values = Readonly<Record<string, string>>

/** A confirm as a dialog: its words, and what is put into them. */
export function confirmOptions(
  name: ConfirmName,
  { title, agree, reject }: Messages['popups']['confirms'][ConfirmName],
  values: Values = {}
) {
  return {
    name: `confirm-${name}`,
    title,
    agree,
    reject,
    isDestructive: destructive.includes(name),
    content: <ConfirmText name={name} values={values} />,
  }
}

function ConfirmText({ name, values }: { name: ConfirmName; values: Values }) {
  const t = useTranslations('popups.confirms')
  return (
    <div className="grid gap-4">
      {name === 'confirmEmail' && (
        <Picture name="empty/letters" width={192} height={132} className="justify-self-center" />
      )}
      <p className="text-14 text-chalk-2">{t(`${name}.text`, values)}</p>
    </div>
  )
}

/** RTE-110, RTE-111: where the missing data are filled in; `from` is where the player is led back to. */
export const fillProfileAddress = (from: string): string =>
  `/profile/settings?${new URLSearchParams({ from, toastType: toastKindOf.profileToFill }).toString()}`

/** Asks one of them; true for agree. Its words come when they are needed. */
export function useConfirm(): (
  name: ConfirmName,
  values?: Values,
  how?: { readonly queued: boolean }
) => Promise<boolean> {
  const texts = useTextStore()
  const navigate = useNavigate()
  return useCallback(
    async (name, values, how) => {
      await texts.ensure(['popups'])
      const words = texts.get().popups?.confirms[name]
      if (!words) return false
      const agreed = await dialogs.confirm(confirmOptions(name, words, values), how)
      if (agreed && name === 'fillProfile')
        await navigate(fillProfileAddress(window.location.pathname + window.location.search))
      if (agreed && name === 'bettingBonusActivated') await navigate('/betting')
      return agreed
    },
    [texts, navigate]
  )
}

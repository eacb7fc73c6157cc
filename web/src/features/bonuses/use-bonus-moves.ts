import type { Bonus } from '@ante/product/bonuses/contract'
import { fromWire } from '@ante/kit/money'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { ApiError } from '../../app/api/client.ts'
import { useAttempt } from '../../app/api/use-attempt.ts'
import { useConfirm } from '../../app/popups/confirms.tsx'
import { useSumText } from '../../app/texts/sum-text.ts'
import { dialogs } from '../../ui/dialog/store.ts'
import { type BonusMove, callOf, isStillCounting, removalOf } from '../../app/api/bonus-calls.ts'

/** The bonuses that are active already, where the server says which. */
const standingIn = (error: unknown): Pick<Bonus, 'id' | 'type'>[] =>
  error instanceof ApiError && error.code === 'bonus_active' && Array.isArray(error.data['bonuses'])
    ? error.data['bonuses']
    : []

/** BON-04..08, BON-10: asks first where money moves for good, carries it out once, waits for rounds that are still to be counted, and shows how the bonus is now, also after a refusal. */
export function useBonusMoves({ id, type, amount, wager_required }: Bonus, onMove: () => void) {
  const t = useTranslations('bonuses')
  const confirm = useConfirm()
  const sumText = useSumText()
  const { refreshBalances } = useAccount()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<BonusMove>()
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const passing = { isPassing: isStillCounting, onWait: () => setWaiting(true) }

  async function move(which: BonusMove) {
    const values = { amount: sumText(fromWire(amount)), required: sumText(fromWire(wager_required)) }
    if (which === 'activate' && !(await confirm('bonusActivate', values))) return
    if (which === 'remove' && !(await confirm('bonusRemove', values))) return
    setSending(which)
    setProblem(undefined)
    const isDone = await carryOut(which).catch((error: unknown) => {
      setProblem(
        isStillCounting(error) ? t('counting.failed') : error instanceof ApiError ? error.message : t('failed')
      )
      return false
    })
    setWaiting(false)
    if (isDone) onMove()
    refreshBalances().catch((error: unknown) => console.warn('the balance could not be read', error))
    await revalidate()
    setSending(undefined)
    // DLG-42.
    if (isDone && which === 'activate' && type === 'betting') await confirm('bettingBonusActivated')
  }
  /** Whoever would activate it beside one that stands in its way is asked whether to give that one up. False: they keep it. */
  async function carryOut(which: BonusMove): Promise<boolean> {
    try {
      await attempt.send(callOf(type, which), { bonus_id: id }, id, passing)
    } catch (error) {
      const standing = standingIn(error)
      if (standing.length === 0) throw error
      const agreed = await dialogs.confirm({
        name: 'bonus-replace',
        title: t('replace.title'),
        agree: t('replace.agree'),
        reject: t('replace.reject'),
        isDestructive: true,
        content: t('replace.text'),
      })
      if (!agreed) return false
      for (const other of standing) await attempt.send(removalOf(other.type), { bonus_id: other.id }, other.id, passing)
      await attempt.send(callOf(type, which), { bonus_id: id }, id, passing)
    }
    return true
  }
  return { sending, isWaiting, problem, move }
}

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

type Move = 'activate' | 'deactivate' | 'remove'

/** BON-04..06: asks first where money moves for good, carries it out once, and shows how the bonus is now, also after a refusal. */
export function useBonusMoves({ id, amount, wager_required }: Bonus) {
  const t = useTranslations('bonuses')
  const confirm = useConfirm()
  const sumText = useSumText()
  const { refreshBalances } = useAccount()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<Move>()
  const [problem, setProblem] = useState<string>()

  async function move(which: Move) {
    const values = { amount: sumText(fromWire(amount)), required: sumText(fromWire(wager_required)) }
    if (which === 'activate' && !(await confirm('bonusActivate', values))) return
    if (which === 'remove' && !(await confirm('bonusRemove', values))) return
    setSending(which)
    setProblem(undefined)
    try {
      await attempt.send(`bonuses.${which}`, { bonus_id: id })
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('failed'))
    }
    refreshBalances().catch((error: unknown) => console.warn('the balance could not be read', error))
    await revalidate()
    setSending(undefined)
  }
  return { sending, problem, move }
}

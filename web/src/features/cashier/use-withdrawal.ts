import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/account.tsx'
import { get, post } from '../../app/api.ts'
import type { Params } from '../../app/endpoints.ts'
import { useAttempt } from './attempt.ts'
import { type Failure, useFailure } from './refusals.ts'
import type { Transaction } from './shapes.ts'

type Request = Params<'cashier.makewithdrawal'>

interface Asking {
  /** The fields of the form. */
  names: readonly string[]
  onDone: (transaction: Transaction) => void
  /** What was refused at single fields. */
  onRefused: (sentences: Failure['fields']) => void
}

/** Asks for a withdrawal, once for each intention of the player, however often the button is pressed or the line breaks. */
export function useWithdrawal({ names, onDone, onRefused }: Asking) {
  const failureOf = useFailure(useTranslations('cashierPages.withdraw')('unknown'))
  const attempt = useAttempt()
  const { refreshBalances } = useAccount()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Failure['problem']>()

  async function send(request: Request) {
    if (sending) return
    setSending(true)
    setProblem(undefined)
    try {
      const { transaction } = await post('cashier.makewithdrawal', request, { key: attempt.keyFor(request) })
      // The key is kept until the transaction is shown: were it not, a second press would be a second withdrawal.
      const taken = await get('cashier.gettransaction', { transaction_id: transaction })
      attempt.answered()
      refreshBalances().catch((error: unknown) => console.warn('the balance could not be read', error))
      onDone(taken)
    } catch (error) {
      attempt.failed(error)
      const failure = failureOf(error, names)
      setProblem(failure.problem)
      // What stands at the fields can only be read there.
      if (!failure.problem) onRefused(failure.fields)
      setSending(false)
    }
  }
  return { sending, problem, send, forget: () => setProblem(undefined) }
}

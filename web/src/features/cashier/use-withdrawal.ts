import type { Bonus } from '@ante/product/bonuses/contract'
import { isStillCounting, removalOf } from '../../app/api/bonus-calls.ts'
import { fromWire, type WireMoney } from '@ante/kit/money'
import { isRecord } from '@ante/kit/record'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { ApiError, get } from '../../app/api/client.ts'
import { useAttempt } from '../../app/api/use-attempt.ts'
import { useConfirm } from '../../app/popups/confirms.tsx'
import type { Params } from '../../app/api/endpoints.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
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

/** Asks for a withdrawal, once for each intention of the player, however often the button is pressed or the connection is lost. */
export function useWithdrawal({ names, onDone, onRefused }: Asking) {
  const failureOf = useFailure(useTranslations('cashierPages.withdraw')('unknown'))
  const attempt = useAttempt()
  const { refreshBalances } = useAccount()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Failure['problem']>()

  const unlessKept = useBurning()
  /** What was taken and is not shown yet: were it forgotten, a second press would be a second withdrawal. */
  const [taken, setTaken] = useState<string>()

  async function send(request: Request) {
    if (sending) return
    setSending(true)
    setProblem(undefined)
    try {
      const transaction =
        taken ?? (await unlessKept(async () => (await attempt.send('cashier.makewithdrawal', request)).transaction))
      if (transaction === undefined) return setSending(false)
      setTaken(transaction)
      const shown = await get('cashier.gettransaction', { transaction_id: transaction })
      setTaken(undefined)
      refreshBalances().catch((error: unknown) => console.warn('the balance could not be read', error))
      onDone(shown)
    } catch (error) {
      const failure = failureOf(error, names)
      setProblem(failure.problem)
      // What stands at the fields can only be read there.
      if (!failure.problem) onRefused(failure.fields)
      setSending(false)
    }
  }
  const frozen = attempt.frozen || taken !== undefined
  return { sending, problem, frozen, send, forget: () => setProblem(undefined) }
}

interface Burning {
  readonly bonuses: readonly { readonly id: string; readonly type: Bonus['type'] }[]
  readonly amount: WireMoney
}
const isBurning = (data: object): data is Burning =>
  'bonuses' in data && Array.isArray(data.bonuses) && 'amount' in data && isRecord(data.amount)

/**
 * DLG-43: what would cancel active bonuses is refused by the server with which they are. Whoever agrees gives them up, and it is done after all; undefined
 * for whoever would rather keep them.
 */
function useBurning(): <T>(ask: () => Promise<T>) => Promise<T | undefined> {
  const confirm = useConfirm()
  const sumText = useSumText()
  const attempt = useAttempt()
  return async (ask) => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'bonuses_would_burn' || !isBurning(error.data)) throw error
      const { bonuses, amount } = error.data
      if (!(await confirm('burnBonuses', { amount: sumText(fromWire(amount)) }))) return undefined
      const passing = { isPassing: isStillCounting, onWait: () => undefined }
      for (const { id, type } of bonuses)
        await attempt.send(removalOf(type), { bonus_id: id }, id, passing).catch(unlessEnded)
      return ask()
    }
  }
}

/** A bonus that ended by itself meanwhile is in nobody's way. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'bonus_wrong_state') throw error
}

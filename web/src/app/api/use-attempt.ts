import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccount } from '../session/account.tsx'
import type { KeyedKey, Output, Params } from './endpoints.ts'
import { AttemptStore, type Passing, sendAttempt } from './attempt.ts'
import { askedFactors } from '../step-up/asked-factors.ts'
import { useStepUp } from '../step-up/use-step-up.ts'

/**
 * Sends calls that move money in the name of this page's player. `frozen`: the outcome of the last one is unknown, and until there is an
 * answer only that one is sent again; the form that it was made of is not to be changed meanwhile. Where a place sends for several things, `about` names the
 * one: what is unanswered about another thing is not sent in its place.
 */
export function useAttempt() {
  const player = String(useAccount().info.uid)
  const [attempts] = useState(() => new AttemptStore())
  const [frozen, setFrozen] = useState(false)
  const stepUp = useStepUp()
  async function send<K extends KeyedKey>(
    call: K,
    params: Params<K>,
    about?: string,
    passing?: Passing
  ): Promise<Output<K>> {
    const action = about === undefined ? call : `${call} ${about}`
    try {
      return await stepUp(() => sendAttempt(call, { player, action, params }, attempts, passing))
    } catch (error) {
      // Whoever does not give the second factor has asked for nothing.
      const open = askedFactors(error) && attempts.find(player, action)
      if (open) attempts.end(player, action, open.key)
      throw error
    } finally {
      const isOpen = attempts.find(player, action) !== undefined
      // At once: what is refused leads to its field, which must not be disabled any more.
      flushSync(() => setFrozen(isOpen))
    }
  }
  return { send, frozen }
}

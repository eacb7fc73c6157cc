import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCountdown } from '../../ui/use-countdown.ts'
import { ApiError, post } from '../api/client.ts'
import type { AskedFactors } from './asked-factors.ts'

/** Asks for a code; how many times one was sent, and the seconds until another one may be asked for. */
export function useSending(purpose: AskedFactors['purpose']) {
  const common = useTranslations('common')
  const [state, setState] = useState<'unsent' | 'sending' | 'sent'>('unsent')
  const [problem, setProblem] = useState<string>()
  const [seconds, restart] = useCountdown(0)
  const [times, setTimes] = useState(0)
  async function ask() {
    if (state === 'unsent') setState('sending')
    setProblem(undefined)
    try {
      restart((await post('account.sendStepUpCode', { purpose })).resend_time)
      setState('sent')
      setTimes((before) => before + 1)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
      if (state === 'unsent') setState('unsent')
    }
  }
  return { state, times, problem, seconds, ask }
}

import type { ConsentPlace } from '@ante/kit/consent'
import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../app/api/client.ts'
import { type Answers, answerConsent, isUnanswered, onConsent } from '../../app/session/consent.ts'

/** How the question is answered, from wherever it is asked. */
export function useAnswer(all: TrackingPageSettings['consent']['used'], place: ConsentPlace) {
  const common = useTranslations('common')
  const used = all.map(({ category }) => category)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isOpen = useSyncExternalStore(
    onConsent,
    () => isUnanswered(used),
    () => false
  )
  /** True when the answer is kept. */
  async function answer(answers: Answers): Promise<boolean> {
    setIsSending(true)
    setProblem(undefined)
    try {
      await answerConsent(answers, place)
      return true
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
      return false
    } finally {
      setIsSending(false)
    }
  }
  const answerAll = (yes: boolean) => answer(Object.fromEntries(used.map((category) => [category, yes])))
  return { isUnanswered: isOpen, isSending, problem, answer, answerAll }
}

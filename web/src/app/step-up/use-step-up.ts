import { useCallback } from 'react'
import { useTextStore } from '../texts/texts.tsx'
import { askedFactors } from './asked-factors.ts'

/**
 * Carries out a call; where it asks for the second factor, a dialog does too, and the same call goes on. Whoever leaves the dialog is told what the call was
 * refused with.
 */
export function useStepUp(): <T>(work: () => Promise<T>) => Promise<T> {
  const texts = useTextStore()
  return useCallback(
    async (work) => {
      try {
        return await work()
      } catch (error) {
        const asked = askedFactors(error)
        if (!asked) throw error
        const [{ openStepUp }] = await Promise.all([import('./step-up-dialog.tsx'), texts.ensure(['security'])])
        if (!(await openStepUp(asked, texts.get().security?.stepUp.title ?? ''))) throw error
        return work()
      }
    },
    [texts]
  )
}

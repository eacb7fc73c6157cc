import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { dialogs } from '../../ui/dialog/store.ts'
import { session } from '../session/session.ts'

interface Words {
  readonly title: string
  readonly text: string
  readonly agree: string
  readonly reject: string
}

/** While something is not saved, whoever leaves the page is asked first. Who is logged out has nothing to save any more. */
export function useUnsavedGuard(isDirty: boolean, { title, text, agree, reject }: Words): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && session.signedIn && currentLocation.pathname !== nextLocation.pathname
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void dialogs
      .confirm({ name: 'unsaved-changes', title, agree, reject, content: text, isDestructive: true })
      .then((agreed) => (agreed ? blocker.proceed() : blocker.reset()))
  }, [blocker, title, text, agree, reject])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}

import { useEffect, useState } from 'react'
import { call, messageOf } from '../api.ts'
import { Frame } from '../ui/frame.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { setMember, useMember } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'

/** The pages for whoever is signed in; the sign-in for whoever is not, at the same address. */
export function SignedIn() {
  const member = useMember()
  const [failure, setFailure] = useState('')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    setFailure('')
    call('staff.me', {}).then(setMember, (error: unknown) => setFailure(messageOf(error)))
  }, [turn])
  if (member) return <Frame member={member} />
  if (failure !== '') return <Failed message={failure} onRetry={() => setTurn(turn + 1)} />
  return member === undefined ? <Loading what="your session" /> : <SignInPage />
}

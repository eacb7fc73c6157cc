import { Button } from '@ante/web/ui/button'
import { PasswordInput } from '@ante/web/ui/password-input'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Answer, call, messageOf } from '../api.ts'
import { Gate } from '../ui/gate.tsx'
import { Loading } from '../ui/states.tsx'
import { CodeField } from './code-field.tsx'
import { setMember } from './session.ts'

/** In groups of four, as it is typed from one screen into another. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Where the link of an invitation leads: `#<token>`, which browsers send to nobody. */
export function InvitationPage() {
  const navigate = useNavigate()
  const [token] = useState(() => location.hash.slice(1))
  const [opened, setOpened] = useState<Answer<'staff.openinvitation'>>()
  const [failure, setFailure] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    call('staff.openinvitation', { token }).then(setOpened, (error: unknown) => setFailure(messageOf(error)))
  }, [token])
  async function accept(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFailure('')
    try {
      setMember(await call('staff.acceptinvitation', { token, password, code }))
      await navigate('/players', { replace: true })
    } catch (error) {
      setFailure(messageOf(error))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  if (!opened && failure === '') return <Loading what="the invitation" />
  return (
    <Gate title="Your invitation" failure={failure}>
      {opened && (
        <form className="grid gap-4" onSubmit={(event) => void accept(event)}>
          <p>
            This account is for <strong>{opened.email}</strong>. Add this key to an authenticator app, then enter the
            code it shows.
          </p>
          <p className="grid gap-1">
            <code className="rounded-2 bg-surface-2 p-3 text-14 wrap-anywhere" data-testid="secret">
              {grouped(opened.secret)}
            </code>
            <a className="text-14 text-chalk-2 underline" href={opened.key_address}>
              Open in an authenticator app on this device
            </a>
          </p>
          <PasswordInput
            label="New password"
            labels={{ show: 'Show password', hide: 'Hide password' }}
            hint="At least 12 characters."
            autoComplete="new-password"
            minLength={12}
            required
            strength
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <CodeField value={code} onChange={setCode} />
          <Button type="submit" wide loading={isBusy}>
            Create account
          </Button>
        </form>
      )}
    </Gate>
  )
}

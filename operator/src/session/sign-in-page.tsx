import { Button } from '@ante/web/ui/button'
import { Input } from '@ante/web/ui/field'
import { PasswordInput } from '@ante/web/ui/password-input'
import { type FormEvent, useState } from 'react'
import { call, messageOf } from '../api.ts'
import { Gate } from '../ui/gate.tsx'
import { CodeField } from './code-field.tsx'
import { setMember } from './session.ts'

/** Password and code at once: whatever is wrong, the answer is one. */
export function SignInPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function signIn(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFailure('')
    try {
      setMember(await call('staff.signin', { email, password, code }))
    } catch (error) {
      setFailure(messageOf(error))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Gate title="Sign in" failure={failure}>
      <form className="grid gap-4" onSubmit={(event) => void signIn(event)}>
        <Input
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordInput
          label="Password"
          labels={{ show: 'Show password', hide: 'Hide password' }}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <CodeField value={code} onChange={setCode} />
        <Button type="submit" wide loading={isBusy}>
          Sign in
        </Button>
      </form>
    </Gate>
  )
}

import * as validators from '@ante/kit/validators'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { countStep } from '../../app/session/count-step.ts'
import { SwitchView } from './parts.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { SocialEntry } from './social-entry.tsx'
import { TermsTick } from './terms-tick.tsx'

export interface RegistrationWays {
  readonly redirectTo: string | undefined
  /** REG-26: who was chosen to go along. */
  readonly character?: string
  readonly onLogin: () => void
  readonly onTwoFactor: () => void
}

/** REG-09: the form, or, where the operator wants it so and there are services, their buttons alone. */
export function Registration(ways: RegistrationWays) {
  useEffect(() => countStep('registration_opened'), [])
  const { registrationSocial, authTypes } = useSettings('auth')
  return registrationSocial === 'only' && authTypes.social.length > 0 ? (
    <SocialOnly {...ways} />
  ) : (
    <RegistrationForm {...ways} />
  )
}

function SocialOnly({ redirectTo, onLogin, onTwoFactor }: RegistrationWays) {
  const t = useTranslations()
  const { terms } = useSettings('auth')
  const [ticked, setTicked] = useState(terms.defaultValue)
  const [error, setError] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  // SOC-06, SOC-07.
  const mayStart = () => {
    const wrong = validators.terms(ticked, terms.isActive)
    setError(wrong && t('fields.terms'))
    if (wrong) box.current?.querySelector('input')?.focus()
    return !wrong
  }
  return (
    <div className="grid gap-4.5">
      <SocialEntry alone purpose="registration" redirectTo={redirectTo} onTwoFactor={onTwoFactor} mayStart={mayStart} />
      {terms.isActive && (
        <div ref={box}>
          <TermsTick
            name="terms"
            checked={ticked}
            error={error}
            onChange={({ target: { checked } }) => {
              setTicked(checked)
              setError(undefined)
            }}
          />
        </div>
      )}
      <SwitchView question={t('auth.haveAccount')} action={t('auth.toAuthorization')} onClick={onLogin} />
    </div>
  )
}

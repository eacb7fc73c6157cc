import type { Messages } from '@ante/texts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { useAccount } from '../../app/session/account.tsx'
import type { AuthView } from './auth-view.ts'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { CharacterSelect, useCharacters } from './character-select.tsx'
import { LoginForm } from './login-form.tsx'
import { CompletionForm } from './completion-form.tsx'
import { Registration } from './registration.tsx'
import { RestoreForm } from './restore-form.tsx'
import { pendingLogin } from './two-factor.ts'
import { TwoFactorForm } from './two-factor-form.tsx'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    AuthPopup: {
      view: AuthView
      /** Of the letter's link: the view `restore` begins with the new password. */
      restoreToken?: string | undefined
      preventClose?: boolean
      /** What went wrong before the popup was there: said above the login. */
      problem?: string
      /** Where a login or registration leads: a path of this site, with its locale. */
      redirectTo?: string | undefined
      /** `signedIn` is false when the popup was left. */
      closed?: (signedIn: boolean) => void
    }
  }
}

/** AUTH-10: the popup as a dialog of the dialog system. */
export function authDialog(
  { view, ...options }: PopupOptions['AuthPopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> {
  return {
    title: messages.auth?.titles[view] ?? '',
    bare: true,
    size: 'large',
    preventClose: options.preventClose ?? false,
    closed: (signedIn) => {
      pendingLogin.clear()
      options.closed?.(signedIn)
    },
    content: (
      <AuthPopup
        first={view}
        redirectTo={options.redirectTo}
        restoreToken={options.restoreToken}
        problem={options.problem}
      />
    ),
  }
}

interface Opened {
  first: AuthView
  redirectTo: string | undefined
  restoreToken: string | undefined
  problem: string | undefined
}

function AuthPopup({ first, redirectTo, restoreToken, problem }: Opened) {
  const t = useTranslations('auth')
  const { minimumAge } = useSiteData().policy
  const steps = useTranslations('security.stepUp')
  const [view, setView] = useState(first)
  const { signedIn } = useAccount()
  const way = view === 'twofa' ? pendingLogin.get()?.way : undefined
  const characters = useCharacters()
  const [character, setCharacter] = useState('')
  // AUTH-14: the view changes, the popup stays; AUTH-11: its title comes from the view.
  const show = (next: AuthView) => {
    setView(next)
    dialogs.change('AuthPopup', { title: t(`titles.${next}`) })
  }
  return (
    <div className="grid tablet:min-h-[min(39rem,calc(100dvh-2rem))] tablet:grid-cols-[23.5rem_1fr]">
      {view === 'registration' && characters ? (
        <CharacterSelect characters={characters} chosen={character} onChoose={setCharacter} />
      ) : (
        <AuthPanel view={view} />
      )}
      <div className="grid content-start gap-6 p-5 tablet:p-8 tablet:pt-9">
        <header className="grid gap-1.5 pe-10">
          {!signedIn && (view === 'restore' || view === 'twofa') && (
            <button
              type="button"
              onClick={() => show('authorization')}
              className="-ms-1 flex min-h-11 items-center gap-1.5 justify-self-start rounded-1 px-1 text-14 font-medium text-chalk-2 hover:text-chalk"
            >
              <span className="rotate-180">
                <Icon name="arrow" size={16} mirrored />
              </span>
              {t('titles.authorization')}
            </button>
          )}
          <p aria-hidden="true" className="font-display text-28">
            {t(`titles.${view}`)}
          </p>
          <p className="text-14 text-chalk-2">
            {way === 'app' ? steps('app') : t(way === 'phone' ? 'byPhone.intro' : `intro.${view}`, { age: minimumAge })}
          </p>
        </header>
        {view === 'authorization' && (
          <LoginForm
            redirectTo={redirectTo}
            before={problem}
            onRegistration={() => show('registration')}
            onRestore={() => show('restore')}
            onTwoFactor={() => show('twofa')}
          />
        )}
        {view === 'twofa' && <TwoFactorForm redirectTo={redirectTo} />}
        {view === 'registration' && (
          <Registration
            redirectTo={redirectTo}
            character={character}
            onLogin={() => show('authorization')}
            onTwoFactor={() => show('twofa')}
          />
        )}
        {view === 'socialRegistration' && <CompletionForm />}
        {view === 'restore' && <RestoreForm token={restoreToken} onLogin={() => show('authorization')} />}
      </div>
    </div>
  )
}

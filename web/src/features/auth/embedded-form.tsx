import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'

/** RTE-65, RTE-66: a form that stands in a page of a partner. Whoever is signed in already has nothing to fill in. */
export function EmbeddedForm({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const t = useTranslations('auth')
  const { signedIn, info } = useAccount()
  return (
    <div className="mx-auto grid max-w-[30rem] gap-6 p-5">
      <header className="grid gap-1.5">
        <h1 className="font-display text-28">{title}</h1>
        <p className="text-14 text-chalk-2">{signedIn ? t('signedInAs', { login: info.login }) : intro}</p>
      </header>
      {!signedIn && children}
    </div>
  )
}

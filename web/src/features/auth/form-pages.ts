import type { AuthView } from './auth-view.ts'

/** AUTH-24: where the popup is switched off, login and registration have a page of their own, which knows the way back. The link of a letter keeps the popup, and so does what nobody may pass by. */
export function formPageOf(
  { view, redirectTo }: { view: AuthView; redirectTo?: string | undefined },
  authPopupEnabled: boolean
): string | undefined {
  if (authPopupEnabled || view === 'restore' || view === 'socialRegistration') return undefined
  const page = view === 'registration' ? '/forms/sign_up' : '/forms/sign_in'
  return redirectTo === undefined ? page : `${page}?backUrl=${encodeURIComponent(redirectTo)}`
}

import { ownPath } from '../../app/navigation/paths.ts'

/** Where a successful payment leads, kept over the visit to the bank's pages. */
const storageKey = 'paySuccessBackUrl'

/** Called when a payment begins: a payment without a way back forgets an older one. */
export function keepBackUrl(backUrl: string | null): void {
  const path = ownPath(backUrl, window.location.origin)
  if (path) localStorage.setItem(storageKey, path)
  else localStorage.removeItem(storageKey)
}

export const readBackUrl = (): string | undefined => ownPath(localStorage.getItem(storageKey), window.location.origin)
export const forgetBackUrl = (): void => localStorage.removeItem(storageKey)

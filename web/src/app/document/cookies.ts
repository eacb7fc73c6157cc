const year = 365 * 24 * 60 * 60

/** A preference of this browser that the server reads at the next page: `theme`, `i18n_locale`, `time_zone`. */
export function setPreference(name: 'theme' | 'i18n_locale' | 'time_zone', value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`
}

/** The cookies of the site that scripts see: all others of this host are somebody else's. */
export const ownCookies: readonly string[] = ['theme', 'i18n_locale', 'time_zone', 'consent']

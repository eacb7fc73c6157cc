import type { PagePolicy } from '@ante/kit/policy'
import type { PasswordPolicy } from '@ante/kit/validators'
import { passwordPolicyOf } from '@ante/product/identity/rules/password-policy'
import { useRouteLoaderData } from 'react-router'
import type { AccountInfo, SiteLocale } from './context.ts'
import type { Settings } from './settings.ts'

/** What the root loader sends: the same for every page, so only what the frame needs. */
export interface SiteData {
  account: AccountInfo
  locales: readonly SiteLocale[]
  defaultLocale: string
  origin: string
  /** CMS-05: what is shown here belongs to the main domain; crawlers keep nothing of it. */
  isMirror: boolean
  timeZone: string
  /** Codes in which an account may be opened. */
  currencies: readonly string[]
  /** General info's `time_to_force_logout`; 0 is never. */
  secondsToLogout: number
  /** General info's `user_inactivity_cashier_time` and `user_inactivity_pp_time`; 0 is never. */
  secondsToLeave: Readonly<Record<'cashier' | 'profile', number>>
  /** What the operator wrote, for the foot of each page. */
  pages: readonly { slug: string; title: string }[]
  /** What the market's rules say to every page. */
  policy: PagePolicy
  settings: Pick<Settings, 'site' | 'seo' | 'auth' | 'games' | 'loyalty' | 'images'> & {
    cashier: Pick<Settings['cashier'], 'regHintConfig'>
  }
}

export function useSiteData(): SiteData {
  const site: SiteData | undefined = useRouteLoaderData('root')
  if (!site) throw new Error('the root loader has not answered')
  return site
}

/** `useSettings('games').item.type`: the content configuration, parsed once on the server. */
export const useSettings = <K extends keyof SiteData['settings']>(key: K): SiteData['settings'][K] =>
  useSiteData().settings[key]

export const usePasswordPolicy = (): PasswordPolicy => {
  const { policy, settings } = useSiteData()
  return passwordPolicyOf(settings.auth, policy)
}

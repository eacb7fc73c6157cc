import type { LocaleCode, Messages } from '@ante/texts'
import type { PagePolicy } from '@ante/kit/policy'
import type { WireError } from '@ante/kit/refusal'
import type { AccountInfo } from '@ante/product/players/contract'
import { createContext } from 'react-router'
import type { EndpointKey, Output, Params } from '../api/endpoints.ts'
import type { Settings } from './settings.ts'

export interface SiteLocale {
  code: LocaleCode
  dir: 'ltr' | 'rtl'
  name: string
}
export type { AccountInfo }
export type Theme = 'dark' | 'light'

/** All that a page may ask of the host while it is rendered. The host makes one for each request. */
export interface Site {
  locale: Pick<SiteLocale, 'code' | 'dir'>
  locales: readonly SiteLocale[]
  defaultLocale: string
  messages: Messages
  /** The API, called within the process as this visitor: same access rules, same refusals. */
  call<K extends EndpointKey>(
    key: K,
    params: Params<K>
  ): Promise<{ data: Output<K> } | { error: WireError; status: number }>
  /** account.getInfo; `uid` 0 is a visitor. */
  account: AccountInfo
  settings: Settings
  policy: PagePolicy
  nonce: string
  /** Public base address without a trailing slash. */
  origin: string
  theme: Theme
  /** IANA name, from the visitor's cookie; UTC for a first visit. */
  timeZone: string
  /** No page can be made, for this visitor or for anybody: the page that says so is. */
  failure?: { readonly type: string; readonly status: number } | undefined
  /** A crawler reads: it gets the status of an error, but no page about it (SYS-33). */
  isBot: boolean
}

/** The host sets it on the RouterContextProvider of each request; loaders read it. */
export const siteContext = createContext<Site>()

import type { Promotion } from '@ante/product/campaigns/contract'
import { createContext, useContext } from 'react'

/** AUTH-09. */
export type AuthView = 'authorization' | 'registration' | 'restore' | 'twofa' | 'socialRegistration'

export interface ShopProduct {
  title: string
  points: number
}
export interface Character {
  id: string
  name: string
  image?: string
}

/** DLG-36: the fifteen named popups and what each is opened with. The names are the specification's. */
export interface PopupOptions {
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
  /** `title` is what the code gave, where the server names it. */
  PromocodeActivatedPopup: { title?: string }
  /** `closed` keeps the id as seen (BON-35). */
  UnseenCashbackPopup: { text?: string; until: string | null; closed?: () => void }
  SumsubPopup: Record<never, never>
  DemoModePopup: { signedIn: boolean; sysname: string }
  /** `preview` shows it whatever its rules say, and keeps nothing as seen (RTE-107). */
  CampaignPopup: {
    title: string
    text: string
    image?: string
    button?: string
    to?: string
    preview?: boolean
    closed?: () => void
  }
  LoyaltyShopPopupConfirm: ShopProduct & { onBuy: () => Promise<void> }
  LoyaltyShopPopupBuy: ShopProduct
  LoyaltyShopInsufficientFundsPopup: ShopProduct & { have: number }
  LoyaltyQuestPopup: { title: string; text: string; done: number; goal: number; reward: string }
  LoyaltyCharacterChangeConfirmPopup: {
    character: Character
    /** Whether it changed; if not, the question stays. */ onChange: () => Promise<boolean>
  }
  LoyaltyCharacterChangePopup: {
    characters: readonly Character[]
    current: string | undefined
    onChoose: (character: Character) => void
  }
  GamesSearchPopup: Record<never, never>
  InteractivityWarning: { milliseconds: number; onStay: () => void; onLeave: () => void }
  PromotionsDetailPopup: { promotion: Promotion }
}
export type PopupName = keyof PopupOptions

/** DLG-21: where a popup must not come up by itself. `path` is the address without its query. */
export const isSuppressed = (name: PopupName, path: string): boolean =>
  name === 'PromocodeActivatedPopup' && path.includes('cashier/deposit')

/** Opens a popup by its name. Its code and its texts are loaded then: the first page does without both. */
export type OpenPopup = <K extends PopupName>(name: K, options: PopupOptions[K]) => Promise<void>

export const PopupsContext = createContext<OpenPopup | undefined>(undefined)

export function usePopup(): OpenPopup {
  const open = useContext(PopupsContext)
  if (!open) throw new Error('there is no PopupsContext above')
  return open
}

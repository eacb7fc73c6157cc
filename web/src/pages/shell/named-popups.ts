import type { Messages } from '@ante/texts'
import type { Area } from '../../app/texts/areas.ts'
import type { PopupName, PopupOptions } from '../../app/popups/popups.ts'
import type { DialogOptions } from '../../ui/dialog/store.ts'

type Make<K extends PopupName> = (options: PopupOptions[K], messages: Partial<Messages>) => Omit<DialogOptions, 'name'>

const shop = () => import('../../features/loyalty/shop-popups.tsx')
const characters = () => import('../../features/loyalty/character-popups.tsx')
const sessions = () => import('../../features/protection/session-popups.tsx')
const campaigns = () => import('../../features/campaigns/campaign-popups.tsx')

/** DLG-19..36: where each named popup lives, and the texts it needs. */
export const popups: { [K in PopupName]: { areas: readonly Area[]; load: () => Promise<Make<K>> } } = {
  AuthPopup: {
    areas: ['auth', 'fields', 'security'],
    load: async () => (await import('../../features/auth/auth-dialog.tsx')).authDialog,
  },
  PromocodeActivatedPopup: { areas: ['popups'], load: async () => (await campaigns()).promocodeActivated },
  UnseenCashbackPopup: {
    areas: ['popups'],
    load: async () => (await import('../../features/bonuses/cashback-popup.tsx')).unseenCashback,
  },
  DormancyPopup: {
    areas: ['popups', 'profile'],
    load: async () => (await import('../../features/profile/dormancy-popup.tsx')).dormancyDialog,
  },
  SumsubPopup: {
    areas: ['popups', 'profile'],
    load: async () => (await import('../../features/verification/sumsub-popup.tsx')).sumsubDialog,
  },
  DemoModePopup: {
    areas: ['popups'],
    load: async () => (await import('../../features/games/demo-popup.tsx')).demoDialog,
  },
  CampaignPopup: { areas: ['popups'], load: async () => (await campaigns()).campaign },
  LoyaltyShopPopupConfirm: { areas: ['popups'], load: async () => (await shop()).shopConfirm },
  LoyaltyShopPopupBuy: { areas: ['popups', 'loyalty'], load: async () => (await shop()).shopBought },
  LoyaltyShopInsufficientFundsPopup: { areas: ['popups'], load: async () => (await shop()).shopTooFew },
  LoyaltyQuestPopup: {
    areas: ['popups', 'loyalty'],
    load: async () => (await import('../../features/loyalty/quest-popup.tsx')).questDialog,
  },
  LoyaltyCharacterChangeConfirmPopup: { areas: ['popups'], load: async () => (await characters()).characterConfirm },
  LoyaltyCharacterChangePopup: { areas: ['popups', 'loyalty'], load: async () => (await characters()).characterChange },
  GamesSearchPopup: {
    areas: ['lobby', 'home', 'betting', 'places'],
    load: async () => (await import('../search/search-popup.tsx')).searchDialog,
  },
  InteractivityWarning: {
    areas: ['popups'],
    load: async () => (await import('../../features/shell/inactivity-popup.tsx')).inactivityDialog,
  },
  RealityCheckPopup: { areas: ['playTime'], load: async () => (await sessions()).realityCheck },
  SessionTimePopup: { areas: ['playTime'], load: async () => (await sessions()).sessionTime },
  NetPositionPopup: { areas: ['playTime'], load: async () => (await sessions()).netPosition },
  ConsentPopup: {
    areas: ['consent'],
    load: async () => (await import('../../features/tracking/consent-popup.tsx')).consentDialog,
  },
  PromotionsDetailPopup: { areas: ['popups', 'areas'], load: async () => (await campaigns()).promotionDetail },
}

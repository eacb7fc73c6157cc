import type { Messages } from '@ante/texts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { useAccount } from '../../app/session/account.tsx'
import type { IconName } from '../../ui/icon.tsx'

export interface NavItem {
  key: keyof Messages['shell']['nav']
  to: string
  icon: IconName
  /** Only where it leads somewhere for them: players, or anybody. */
  players?: true
  /** Only while the site has it switched on (LOY-01). */
  flag?: 'isEnableLoyalty'
  /** Only for readers to whom the market allows it to be shown. */
  shown?: 'findsOffers' | 'findsPromotions' | 'hasDraws'
}

/** RTE-10: the areas of the site, in the order of the rail and the menu. Later areas add a line here. */
const groups: readonly (readonly NavItem[])[] = [
  [
    { key: 'home', to: '/', icon: 'home' },
    { key: 'casino', to: '/gamehall', icon: 'casino' },
    { key: 'sport', to: '/betting', icon: 'sport' },
    { key: 'live', to: '/betting?live=1', icon: 'live' },
    { key: 'providers', to: '/providers', icon: 'studio' },
  ],
  [
    { key: 'rewards', to: '/loyalty', icon: 'rewards', flag: 'isEnableLoyalty' },
    { key: 'promotions', to: '/promotions', icon: 'star', shown: 'findsPromotions' },
    { key: 'offers', to: '/offers', icon: 'percent', shown: 'findsOffers' },
    { key: 'tournaments', to: '/tournaments', icon: 'trophy' },
    { key: 'draws', to: '/draws', icon: 'ticket', shown: 'hasDraws' },
    { key: 'jackpots', to: '/jackpots', icon: 'jackpot' },
    { key: 'winners', to: '/winners', icon: 'crown' },
  ],
  [
    { key: 'deposit', to: '/cashier/deposit', icon: 'deposit', players: true },
    { key: 'withdraw', to: '/cashier/withdraw', icon: 'withdraw', players: true },
    { key: 'history', to: '/cashier/history', icon: 'history', players: true },
    { key: 'bets', to: '/profile/bets', icon: 'ticket', players: true },
    { key: 'bonuses', to: '/profile/bonuses', icon: 'rewards', players: true },
    { key: 'profile', to: '/profile/settings', icon: 'user', players: true },
  ],
  [{ key: 'support', to: '/support', icon: 'support' }],
]

export interface Reader {
  signedIn: boolean
  isEnableLoyalty: boolean
  findsOffers: boolean
  /** A player who may play finds the page in every market: it says there why it shows nothing. */
  findsPromotions: boolean
  hasDraws: boolean
}

/** Who reads, as far as the areas depend on it. */
export function useReader(): Reader {
  const { signedIn } = useAccount()
  const { isEnableLoyalty } = useSettings('loyalty')
  const { findsOffers, hasDraws, advertising } = useSiteData().policy
  return {
    signedIn,
    isEnableLoyalty,
    findsOffers,
    hasDraws,
    findsPromotions: (signedIn && findsOffers) || advertising !== 'nothing',
  }
}

/** The groups as this reader sees them, without those that have nothing for them. */
export const navGroups = (reader: Reader): NavItem[][] =>
  groups
    .map((group) =>
      group.filter(
        ({ players, flag, shown }) =>
          (reader.signedIn || !players) &&
          (flag === undefined || reader[flag]) &&
          (shown === undefined || reader[shown])
      )
    )
    .filter((group) => group.length > 0)

/** Whether the place belongs to the item: the whole path, or what lies below it; a query in the item must be there too. */
export function isHere(to: string, pathname: string, search: string): boolean {
  const [path = '/', query] = to.split('?')
  const below = path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`)
  if (!below) return false
  const live = new URLSearchParams(search).get('live') === '1'
  return path === '/betting' ? live === (query === 'live=1') : true
}

import { searchKey } from '@ante/kit/search/key'
import type { Messages } from '@ante/texts'
import type { IconName } from '../../ui/icon.tsx'
import type { Reader } from './nav-items.ts'

export type PlaceKey = keyof Messages['places']['titles']
export interface Place {
  key: PlaceKey
  to: string
  icon: IconName
  /** Only for who is signed in. */
  players?: true
  /** Only while the site has it, or the market allows it to be shown. */
  when?: 'isEnableLoyalty' | 'findsOffers' | 'findsPromotions' | 'hasDraws'
}

/** What can be reached by its name from the search, in the order in which equals are shown. */
const places: readonly Place[] = [
  { key: 'deposit', to: '/cashier/deposit', icon: 'deposit', players: true },
  { key: 'withdraw', to: '/cashier/withdraw', icon: 'withdraw', players: true },
  { key: 'limits', to: '/profile/responsible-game', icon: 'shield', players: true },
  { key: 'bets', to: '/profile/bets', icon: 'ticket', players: true },
  { key: 'bonuses', to: '/profile/bonuses', icon: 'rewards', players: true },
  { key: 'slots', to: '/gamehall?category=slots', icon: 'casino' },
  { key: 'fast', to: '/gamehall?category=fast', icon: 'casino' },
  { key: 'table', to: '/gamehall?category=table', icon: 'casino' },
  { key: 'live', to: '/gamehall?category=live', icon: 'casino' },
  { key: 'puzzles', to: '/gamehall?category=puzzles', icon: 'casino' },
  { key: 'sport', to: '/betting', icon: 'sport' },
  { key: 'matches', to: '/betting?live=1', icon: 'live' },
  { key: 'support', to: '/support', icon: 'support' },
  { key: 'history', to: '/cashier/history', icon: 'history', players: true },
  { key: 'settings', to: '/profile/settings', icon: 'user', players: true },
  { key: 'security', to: '/profile/security', icon: 'lock', players: true },
  { key: 'verification', to: '/profile/verification', icon: 'shield', players: true },
  { key: 'messages', to: '/profile/messages', icon: 'mail', players: true },
  { key: 'notification', to: '/profile/notification', icon: 'bell', players: true },
  { key: 'cashback', to: '/profile/cashback', icon: 'cashback', players: true },
  { key: 'statement', to: '/profile/statement', icon: 'history', players: true },
  { key: 'data', to: '/profile/data', icon: 'key', players: true },
  { key: 'rewards', to: '/loyalty', icon: 'rewards', when: 'isEnableLoyalty' },
  { key: 'promotions', to: '/promotions', icon: 'star', when: 'findsPromotions' },
  { key: 'offers', to: '/offers', icon: 'percent', when: 'findsOffers' },
  { key: 'tournaments', to: '/tournaments', icon: 'trophy' },
  { key: 'draws', to: '/draws', icon: 'ticket', when: 'hasDraws' },
  { key: 'jackpots', to: '/jackpots', icon: 'jackpot' },
  { key: 'winners', to: '/winners', icon: 'crown' },
  { key: 'providers', to: '/providers', icon: 'studio' },
  { key: 'booking', to: '/b', icon: 'ticket' },
  { key: 'fairness', to: '/fairness', icon: 'check' },
]

const often = 6
const mostFound = 5

/** Those that this reader can go to. */
export const placesOf = (reader: Reader): Place[] =>
  places.filter(({ players, when }) => (reader.signedIn || !players) && (when === undefined || reader[when]))

/** What is offered before anything is typed. */
export const oftenUsed = (reader: Reader): Place[] => placesOf(reader).slice(0, often)

/**
 * Each typed word begins a word of the title or one of the other words for it: nothing is guessed. Where the title fits, it stands before.
 * @param words the title and the other words of a place, in the language of the page
 */
export function findPlaces(
  all: readonly Place[],
  typed: string,
  words: (key: PlaceKey) => readonly [title: string, others: string]
): Place[] {
  const parts = searchKey(typed).split(' ').filter(Boolean)
  if (parts.length === 0) return []
  const fits = (text: string): boolean => {
    const known = searchKey(text).split(' ')
    return parts.every((part) => known.some((word) => word.startsWith(part)))
  }
  const byTitle = all.filter(({ key }) => fits(words(key)[0]))
  const byWords = all.filter((place) => !byTitle.includes(place) && fits(words(place.key).join(' ')))
  return [...byTitle, ...byWords].slice(0, mostFound)
}

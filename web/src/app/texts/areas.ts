import type { Messages } from '@ante/texts'

export type Area = keyof Messages

/** Areas of every page. */
const always: readonly Area[] = ['common', 'shell', 'system']

/** First words of a path (without the locale's prefix) → the areas of its texts. The server sends these with the page. */
const byPath: Readonly<Record<string, readonly Area[]>> = {
  '': ['home', 'lobby', 'betting'],
  gamehall: ['lobby'],
  providers: ['lobby'],
  game: ['lobby', 'game'],
  betting: ['betting', 'bets', 'push', 'booking', 'areas'],
  b: ['betting', 'booking'],
  break: ['protection'],
  cashier: ['cashier', 'cashierPages', 'fields', 'bonuses', 'protection', 'disputes'],
  fairness: ['fairness'],
  profile: [
    'profile',
    'inbox',
    'push',
    'yourData',
    'consent',
    'security',
    'bets',
    'betting',
    'fields',
    'bonuses',
    'auth',
    'harm',
    'protection',
    'playTime',
    'loyalty',
    'disputes',
  ],
  offers: ['areas', 'bonuses'],
  promotions: ['areas', 'bonuses'],
  jackpots: ['areas', 'lobby'],
  draws: ['areas', 'draws', 'lobby'],
  tournaments: ['areas', 'tournaments', 'lobby'],
  loyalty: ['areas', 'loyalty'],
  winners: ['areas', 'home'],
  support: ['areas', 'fields', 'disputes'],
  unsubscribe: ['areas'],
  confirmation: ['areas', 'fields'],
  _icons: ['areas'],
  _parts: ['areas', 'lobby'],
  forms: ['auth', 'fields', 'security'],
  enter: ['auth', 'security'],
}

export function areasOf(pathname: string): readonly Area[] {
  const first = pathname.split('/')[1] ?? ''
  return [...always, ...(Object.hasOwn(byPath, first) ? (byPath[first] ?? []) : [])]
}

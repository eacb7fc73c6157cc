/**
 * The capabilities, in order. A module may use (through `contract.ts` or the door `index.ts`) only modules that it names, and may name
 * only those above it. Down the list one calls; up the list one announces. The boundaries check is generated from this list.
 */
export const modules = {
  ledger: [],
  content: [],
  policies: ['content'],
  identity: ['content', 'policies'],
  staff: ['content', 'identity'],
  registers: [],
  players: ['identity', 'content', 'policies', 'ledger', 'registers'],
  protection: ['identity', 'registers', 'players', 'content', 'policies', 'ledger'],
  verification: ['players', 'protection', 'content', 'policies', 'ledger'],
  bonuses: ['players', 'policies', 'ledger', 'protection'],
  cashier: ['identity', 'players', 'content', 'policies', 'ledger', 'protection', 'verification', 'bonuses'],
  campaigns: ['players', 'policies', 'protection', 'bonuses', 'cashier'],
  jackpots: ['policies', 'ledger'],
  games: ['players', 'content', 'policies', 'ledger', 'bonuses', 'protection', 'verification', 'jackpots'],
  sportsbook: ['players', 'policies', 'ledger', 'bonuses', 'protection', 'verification'],
  tournaments: ['players', 'ledger', 'protection', 'cashier', 'games', 'sportsbook'],
  loyalty: ['content', 'players', 'policies', 'ledger', 'bonuses', 'cashier', 'games', 'sportsbook'],
  support: ['players', 'content'],
  tracking: ['players'],
  harm: ['content', 'identity', 'staff', 'players', 'policies', 'protection', 'cashier', 'games', 'sportsbook'],
  dormancy: ['content', 'identity', 'players', 'policies', 'ledger', 'cashier', 'games', 'sportsbook'],
  privacy: [
    'content',
    'identity',
    'registers',
    'players',
    'protection',
    'ledger',
    'verification',
    'bonuses',
    'cashier',
    'campaigns',
    'games',
    'sportsbook',
    'tournaments',
    'loyalty',
    'harm',
    'dormancy',
  ],
} as const satisfies Record<string, readonly string[]>

export type ModuleName = keyof typeof modules

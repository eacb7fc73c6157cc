/**
 * Accounts are words. A player's purses may never go negative; `house:` and `provider:` accounts are the other side of the books.
 * `player:7:owed` is what a player owes, as a negative balance: it is no purse, and nothing is paid from it.
 */
export type AccountPath = `player:${string}:${PlayerPurse | 'owed'}` | `house:${string}` | `provider:${string}`
/** Accounts of points and of experience: a currency of their own, so no money ever meets them. `player:7:points:owed` is what a player owes in them, as that of money. */
export type PointsPath = `player:${string}:${PointsPurse | 'points:owed'}` | `house:${string}`

export const playerPurses = ['main', 'bonus', 'betting-bonus', 'hold'] as const
export type PlayerPurse = (typeof playerPurses)[number]

export const playerAccount = (uid: bigint, purse: PlayerPurse): AccountPath => `player:${uid}:${purse}`
export const owedAccount = (uid: bigint): AccountPath => `player:${uid}:owed`
export const houseAccount = (...words: string[]): `house:${string}` => `house:${words.join(':')}`
export const providerAccount = (provider: string): AccountPath => `provider:${provider}:clearing`

const pointsPurses = ['points', 'experience'] as const
export type PointsPurse = (typeof pointsPurses)[number]
export const pointsAccount = (uid: bigint, purse: PointsPurse): PointsPath => `player:${uid}:${purse}`
export const owedPointsAccount = (uid: bigint): PointsPath => `player:${uid}:points:owed`
export const isPointsPath = (path: string): boolean => /^player:\d+:(?:points|points:owed|experience)$/.test(path)

/** The uid in a player's path; undefined for other accounts. */
export function uidOf(path: string): bigint | undefined {
  const match = /^player:(\d+):/.exec(path)
  return match?.[1] === undefined ? undefined : BigInt(match[1])
}

/**
 * Accounts are words. A player's purses may never go negative; `house:` and `provider:` accounts are the other side of the books.
 * `player:7:owed` is what a player owes, as a negative balance: it is no purse, and nothing is paid from it.
 */
export type AccountPath = `player:${string}:${PlayerPurse | 'owed'}` | `house:${string}` | `provider:${string}`

export const playerPurses = ['main', 'bonus', 'betting-bonus', 'hold'] as const
export type PlayerPurse = (typeof playerPurses)[number]

export const playerAccount = (uid: bigint, purse: PlayerPurse): AccountPath => `player:${uid}:${purse}`
export const owedAccount = (uid: bigint): AccountPath => `player:${uid}:owed`
export const houseAccount = (...words: string[]): AccountPath => `house:${words.join(':')}`
export const providerAccount = (provider: string): AccountPath => `provider:${provider}:clearing`

/** The uid in a player's path; undefined for other accounts. */
export function uidOf(path: string): bigint | undefined {
  const match = /^player:(\d+):/.exec(path)
  return match?.[1] === undefined ? undefined : BigInt(match[1])
}

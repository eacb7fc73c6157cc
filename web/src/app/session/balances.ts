import type { AccountInfo } from '../document/context.ts'

export type Balances = Pick<
  AccountInfo,
  'balance_main' | 'balance_bonus' | 'balance_betting_bonus' | 'balance_fun' | 'balance_version'
>

/** What the socket or a call told after a page was loaded, and the account that the page had loaded then. */
export interface ToldBalances {
  readonly of: AccountInfo
  readonly balances: Balances
}

/**
 * What the player holds, of all that was heard: the page's own account or what was told. Answers overtake each other, so the higher
 * number counts, not the later arrival; at the same number the page is the newer, unless it is the one that was there when it was told.
 */
export function newestBalances(info: AccountInfo, told: ToldBalances | undefined): Balances {
  if (!told || told.of.uid !== info.uid) return info
  const { balances } = told
  if (balances.balance_version !== info.balance_version)
    return balances.balance_version > info.balance_version ? balances : info
  return told.of === info ? balances : info
}

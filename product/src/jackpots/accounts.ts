import { type AccountPath, houseAccount } from '../ledger/index.ts'

/** The account behind a meter: what it holds is what the meter shows. */
export const meterAccount = (jackpot: bigint, level: string): AccountPath =>
  houseAccount('jackpots', jackpot.toString(), level)
/** What stakes have put aside for the next seeds. */
export const reserveAccount = (jackpot: bigint): AccountPath => houseAccount('jackpots', jackpot.toString(), 'reserve')
/** What the platform pays of seeds. */
export const seedsAccount: AccountPath = houseAccount('jackpot-seeds')
/** The books' key of what a round won (sql/pay.sql). */
export const winKey = (round: string) => `jackpot-win:${round}`
/** The slots of levels are 1 to 8. */
export const reserveSlot = 9

import type { Context, Tx } from '@ante/kit/context'
import { type Currency, isPositive, type Money, money, parseMoney, subtract, sum, toWire, zero } from '@ante/kit/money'
import { balancesOf, playerAccount, playerPurses } from '../ledger/index.ts'
import type { PlayerFacts } from '../players/index.ts'
import { staffTestAccounts } from './contract.ts'
import { readOpenDeposits } from './store-test-accounts.ts'

/** What a test account may still be given: the setting's sum less what it holds and what it may be about to pay in. Zero where that is more. */
async function leftFor(context: Pick<Context, 'setting'>, tx: Tx, uid: bigint, currency: Currency): Promise<Money> {
  const { fundsUpTo } = context.setting('staffTestAccounts', staffTestAccounts)
  const most = parseMoney(String(fundsUpTo[currency] ?? 0), currency) ?? zero(currency)
  const open = money(await readOpenDeposits(tx, uid, currency), currency)
  const purses = playerPurses.map((purse) => playerAccount(uid, purse))
  const held = sum(Object.values(await balancesOf(tx, purses, currency)), currency)
  const left = subtract(most, sum([held, open], currency))
  return isPositive(left) ? left : zero(currency)
}

/**
 * ACC-23: what keeps a sum from a test account: `available` is what it may still be given. Undefined for every other account. The caller has locked the player,
 * so that two payments at once are judged one after the other.
 */
export async function beyondTestFunds(
  context: Pick<Context, 'setting'>,
  tx: Tx,
  { uid, currency, isTest }: Pick<PlayerFacts, 'uid' | 'currency' | 'isTest'>,
  amount: Money
): Promise<{ available: ReturnType<typeof toWire> } | undefined> {
  if (!isTest) return undefined
  const left = await leftFor(context, tx, uid, currency)
  return amount.minor > left.minor ? { available: toWire(left) } : undefined
}

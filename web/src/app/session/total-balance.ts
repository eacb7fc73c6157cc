import { fromWire, type Money } from '@ante/kit/money'
import { totalBalance } from '@ante/product/cashier/rules/balance'
import { useAccount } from './account.tsx'

/**
 * CASH-04, decision 0121: what is called the balance, everywhere, and the part of it that can be withdrawn. Bonus money is neither staked nor withdrawn
 * before it is earned; the play money is none.
 */
export function useTotalBalance(): { total: Money; withdrawable: Money } {
  const { balances } = useAccount()
  const withdrawable = fromWire(balances.balance_main)
  const total = totalBalance({
    main: withdrawable,
    bonus: fromWire(balances.balance_bonus),
    bettingBonus: fromWire(balances.balance_betting_bonus),
  })
  return { total, withdrawable }
}

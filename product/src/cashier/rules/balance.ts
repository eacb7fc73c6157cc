import { type Money, sum } from '@ante/kit/money'

/** What the header shows as one sum; the fun balance is not money and stays out (CASH-04). */
export const totalBalance = (parts: { main: Money; bonus: Money; bettingBonus: Money }): Money =>
  sum([parts.main, parts.bonus, parts.bettingBonus], parts.main.currency)

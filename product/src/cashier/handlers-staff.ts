import type { Handlers } from '@ante/kit/context'
import { adjustBalance } from './adjust-balance.ts'
import { markTestAccount } from './mark-test-account.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { approveWithdrawal, declinePending, holdWithdrawal, listOpenWithdrawals } from './decide-withdrawal.ts'
import { closeDiscrepancy, listDiscrepancies } from './read-discrepancies.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'cashier.adjustbalance': adjustBalance,
  'cashier.marktestaccount': markTestAccount,
  'cashier.openwithdrawals': listOpenWithdrawals,
  'cashier.holdwithdrawal': holdWithdrawal,
  'cashier.approvewithdrawal': approveWithdrawal,
  'cashier.declinewithdrawal': declinePending,
  'cashier.getdiscrepancies': listDiscrepancies,
  'cashier.closediscrepancy': closeDiscrepancy,
}

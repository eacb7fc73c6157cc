import type { Handlers } from '@ante/kit/context'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import type { endpoints } from './contract.ts'
import { makeDeposit } from './make-deposit.ts'
import { makeWithdrawal } from './make-withdrawal.ts'
import type { CashierPorts } from './connectors/port.ts'
import { getBanks, getDepositInfo, getDepositSettings, getWithdrawSettings } from './read-settings.ts'
import { getHistory, getTransaction } from './read-transactions.ts'

export const handlers: Handlers<typeof endpoints, CashierPorts> = {
  'cashier.getdepositsettings': getDepositSettings,
  'cashier.getdepositinfo': getDepositInfo,
  'cashier.makedeposit': makeDeposit,
  'cashier.getwithdrawsettings': getWithdrawSettings,
  'cashier.makewithdrawal': makeWithdrawal,
  'cashier.cancelwithdrawal': cancelWithdrawal,
  'cashier.getbanks': getBanks,
  'cashier.gethistory': getHistory,
  'cashier.gettransaction': getTransaction,
}

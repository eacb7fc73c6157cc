import type { Answers, Handlers } from '@ante/kit/context'
import { cancelledBefore, cancelWithdrawal } from './cancel-withdrawal.ts'
import type { endpoints } from './contract.ts'
import { makeDeposit, paidBefore } from './make-deposit.ts'
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

export const answers = {
  'cashier.makedeposit': paidBefore,
  'cashier.cancelwithdrawal': cancelledBefore,
} satisfies Answers<typeof endpoints, CashierPorts>

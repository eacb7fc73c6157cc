import type { Output } from '../../app/api/endpoints.ts'
import type { SettingsOf } from '../../app/document/settings.ts'

export type Transaction = Output<'cashier.gettransaction'>
export type DepositMethod = Output<'cashier.getdepositsettings'>['methods'][number]
export type WithdrawMethod = Output<'cashier.getwithdrawsettings'>['methods'][number]
export type Bank = Output<'cashier.getbanks'>['items'][number]
export type Content = SettingsOf<'cashier'>
export type Status = Transaction['status']

import type { PaymentProvider, Payments } from './port.ts'
import { sandboxBank, type SandboxBankOptions } from './sandbox-bank/adapter.ts'

/** What each provider needs to be reached; a provider without an entry is not there, and its methods are unavailable. */
export interface PaymentConfiguration {
  readonly bank?: SandboxBankOptions
}

/** The name is the one in `cashier.methods.provider`, in the callback's address and in the clearing account. */
export const makers = {
  bank: sandboxBank,
} as const

/** `inTransaction` tells whether the running code is inside a database transaction: there a vendor must not be called, so the call throws. */
export function paymentProviders(configuration: PaymentConfiguration, inTransaction: () => boolean): Payments {
  const all = new Map<string, PaymentProvider>()
  if (configuration.bank) all.set('bank', outsideTransactions(makers.bank(configuration.bank), inTransaction))
  return all
}

export function outsideTransactions(provider: PaymentProvider, inTransaction: () => boolean): PaymentProvider {
  const guarded =
    <Input, Output>(call: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      if (inTransaction()) throw new Error('a payment provider was called inside a database transaction')
      return call(input)
    }
  return {
    start: guarded((request) => provider.start(request)),
    query: guarded((payment) => provider.query(payment)),
    payout: guarded((request) => provider.payout(request)),
    queryPayout: guarded((payment) => provider.queryPayout(payment)),
    statement: guarded((after) => provider.statement(after)),
    verifyCallback: (headers, rawBody) => provider.verifyCallback(headers, rawBody),
  }
}

import type { Context, Job } from '@ante/kit/context'
import { hour, minute, second } from '@ante/kit/instant'
import { payOut } from './pay-out.ts'
import type { CashierPorts } from './connectors/port.ts'
import { reconcile } from './reconcile.ts'
import { sealRequisites } from './seal-requisites.ts'
import { tellPayment, tellPaymentJob } from './tell-payment.ts'
import { pollOpenPayments } from './poll-open-payments.ts'

/** A silent provider is no failure of the job: the poll asks again, later each time. */
async function payOutJob(context: Context<CashierPorts>, { withdrawal }: { withdrawal: string }): Promise<void> {
  await payOut(context, BigInt(withdrawal))
}

export const jobs = {
  'cashier.pay-out': { run: payOutJob },
  'cashier.poll-open-payments': { run: pollOpenPayments, everyMs: 10 * second },
  'cashier.seal-requisites': { run: sealRequisites, everyMs: minute },
  [tellPaymentJob]: { run: tellPayment },
  'cashier.reconcile': { run: reconcile, everyMs: hour },
} satisfies Record<string, Job>

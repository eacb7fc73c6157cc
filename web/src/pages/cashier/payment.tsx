import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PaymentStep } from '../../features/cashier/payment-step.tsx'
import { loadPayment } from './cashier.server.ts'

/** What is to be done for a payment that was started: an address to send to, a code to scan, a form on its way. */
export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPayment(context.get(siteContext), params['transaction'], url)

export default function CashierPayment() {
  return <PaymentStep {...useLoaderData<typeof loader>()} />
}

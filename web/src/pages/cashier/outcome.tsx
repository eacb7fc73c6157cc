import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { OutcomeView } from '../../features/cashier/outcome-view.tsx'
import { loadOutcome } from './cashier.server.ts'

/** All outcomes of a payment. The address names a page and a transaction; which page it really is, the server says. */
export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOutcome(context.get(siteContext), params['transaction'], url)

export default function CashierOutcome() {
  return <OutcomeView {...useLoaderData<typeof loader>()} />
}

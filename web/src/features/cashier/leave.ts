import type { Output } from '../../app/api/endpoints.ts'
import { outcomeAddress } from './outcome.ts'

type Started = Output<'cashier.makedeposit'>

/** A window must be opened while the press of the button still counts, so before the server has answered. */
export const prepareWindow = (type: Started['type']): Window | null =>
  type === 'new_window' ? window.open('', '_blank') : null

/**
 * Leads the player to the payment provider. Card data is entered there only, so a provider that would like to be framed gets the whole window
 * too. Answers the page to show here meanwhile, where this window stays.
 */
export function leaveFor(
  { redirect_url, type, transaction, next }: Started,
  prepared: Window | null
): string | undefined {
  // What is to be done is shown by our own page.
  if (next.kind !== 'redirect') {
    prepared?.close()
    return next.kind === 'done' ? outcomeAddress('pending', transaction) : `/cashier/payment/${transaction}`
  }
  if (type === 'new_window' && prepared) {
    // The provider's page must not be able to steer this one.
    prepared.opener = null
    prepared.location.replace(redirect_url)
    return outcomeAddress('newWindow', transaction)
  }
  window.location.assign(redirect_url)
  // An application's address opens the application and leaves the page standing.
  return type === 'mobile' ? outcomeAddress('mobile', transaction) : undefined
}

import type { Reactions, Told, Tx } from '@ante/kit/context'
import type { z } from 'zod'
import type { events as cashierEvents } from '../cashier/contract.ts'
import { requestedAt } from '../cashier/index.ts'
import type { events as playersEvents } from '../players/contract.ts'
import { activateCodes, takeById } from './take-offer.ts'

type Registered = z.output<(typeof playersEvents)['players.registered']>
type Settled = z.output<(typeof cashierEvents)['cashier.deposit-settled']>

export const reactions = {
  /** REG-46: the codes that registrations brought along. One that is no good stops nobody from having the account. */
  'players.registered': {
    together: (tx: Tx, told: readonly Registered[]): Promise<void> =>
      activateCodes(
        tx,
        told.flatMap(({ uid, promo_code }) => (promo_code ? [{ uid: BigInt(uid), code: promo_code }] : []))
      ),
  },
  /** The offer that was chosen with a deposit, once the money is there. */
  async 'cashier.deposit-settled'(tx: Tx, { uid, transaction, method, deposits_before, campaign_offer_id: offer }: Settled): Promise<void> {
    if (offer <= 0) return
    const askedAt = await requestedAt(tx, BigInt(uid), BigInt(transaction))
    if (askedAt) await takeById(tx, BigInt(uid), BigInt(offer), { askedAt, method, depositsBefore: deposits_before })
  },
} satisfies Reactions
export const told = {} satisfies Told

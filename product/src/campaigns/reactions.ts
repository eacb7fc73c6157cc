import { on, onBatch } from '@ante/kit/reaction'
import { events as cashierEvents } from '../cashier/contract.ts'
import { isTakenBack, requestedAt } from '../cashier/index.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { isClosed } from '../players/index.ts'
import { isAwayFromPlay } from '../protection/index.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { enqueueRechecks } from './recheck-losses.ts'
import { enqueueReturn, enqueueRevocation } from './revoke-gifts.ts'
import { activateCodes, takeById } from './take-offer.ts'

export const reactions = [
  /** REG-46: the codes that registrations brought along. One that is no good stops nobody from having the account. */
  onBatch(playersEvents['players.registered'], (tx, registered) =>
    activateCodes(
      tx,
      registered.flatMap(({ uid, promo_code, only_first }) =>
        promo_code ? [{ uid: BigInt(uid), code: promo_code, isFirstOnly: only_first === true }] : []
      )
    )
  ),
  /** The offer that was chosen with a deposit, once the money is there. */
  on(cashierEvents['cashier.deposit-settled'], async (tx, settled) => {
    const { uid, transaction, method, amount_minor, deposits_before, campaign_offer_id: offer } = settled
    if (offer <= 0) return
    const id = BigInt(transaction)
    const askedAt = await requestedAt(tx, BigInt(uid), id)
    // Who has chosen not to play, for however short a time, or closed the account meanwhile is given nothing that leads back to play.
    if (!askedAt || (await isClosed(tx, BigInt(uid))) || (await isAwayFromPlay(tx, BigInt(uid)))) return
    const deposit = { id, askedAt, method, amountMinor: BigInt(amount_minor), depositsBefore: deposits_before }
    if (!(await isTakenBack(tx, id))) await takeById(tx, BigInt(uid), BigInt(offer), { deposit })
  }),
  /** What came with money that was taken back ends, and comes again with it. */
  on(cashierEvents['cashier.deposit-reversed'], (tx, { uid, transaction, state }) =>
    (state === 'taken' ? enqueueRevocation : enqueueReturn)(tx, { uid, deposit: transaction })
  ),
  /** What changes of play after its end changes what was lost. */
  onBatch(gamesEvents['games.round-corrected'], (tx, rounds) =>
    enqueueRechecks(
      tx,
      rounds.map(({ player }) => player)
    )
  ),
  onBatch(sportsbookEvents['sportsbook.bet-settled'], (tx, bets) =>
    enqueueRechecks(
      tx,
      bets.filter(({ corrected }) => corrected).map(({ uid }) => uid)
    )
  ),
  onBatch(sportsbookEvents['sportsbook.bet-reopened'], (tx, bets) =>
    enqueueRechecks(
      tx,
      bets.map(({ uid }) => uid)
    )
  ),
]

import type { Tx } from '@ante/kit/context'
import { on, onBatch } from '@ante/kit/reaction'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { attributePlayer, noteDeposit } from './attribute.ts'
import { addRegistered, addStepOf } from './store-funnel.ts'
import { forgetTestAccount } from './store-test-accounts.ts'

const countStakes = async (tx: Tx, uids: readonly string[]): Promise<void> => {
  if (uids.length > 0) await addStepOf(tx, [...new Set(uids)].map(BigInt), 'first_stake')
}

export const reactions = [
  on(playersEvents['players.registered'], async (tx, registered) => {
    await attributePlayer(tx, registered)
    if (registered.market !== undefined) await addRegistered(tx, BigInt(registered.uid), registered.market)
  }),
  on(playersEvents['players.test-account-marked'], (tx, { uid }) => forgetTestAccount(tx, BigInt(uid))),
  on(cashierEvents['cashier.deposit-settled'], async (tx, deposit) => {
    await noteDeposit(tx, deposit)
    if (deposit.is_first) await addStepOf(tx, [BigInt(deposit.uid)], 'first_deposit')
  }),
  onBatch(gamesEvents['games.round-finished'], (tx, rounds) =>
    countStakes(
      tx,
      rounds.filter(({ status }) => status === 'finished').map(({ player }) => player)
    )
  ),
  onBatch(sportsbookEvents['sportsbook.bet-placed'], (tx, bets) =>
    countStakes(
      tx,
      bets.map(({ uid }) => uid)
    )
  ),
  on(cashierEvents['cashier.withdrawal-requested'], (tx, { uid, transaction, amount_minor, currency, domain }) =>
    tx.enqueue(
      'tracking.ask-fraud',
      { uid, action: 'withdrawal', transaction, amount_minor, currency, domain },
      { key: `tracking.ask-fraud:withdrawal:${transaction}` }
    )
  ),
]

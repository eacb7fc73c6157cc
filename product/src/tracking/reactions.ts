import { on } from '@ante/kit/reaction'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { attributePlayer, noteDeposit } from './attribute.ts'

export const reactions = [
  on(playersEvents['players.registered'], attributePlayer),
  on(cashierEvents['cashier.deposit-settled'], noteDeposit),
  on(cashierEvents['cashier.withdrawal-requested'], (tx, { uid, transaction, amount_minor, currency, domain }) =>
    tx.enqueue(
      'tracking.ask-fraud',
      { uid, action: 'withdrawal', transaction, amount_minor, currency, domain },
      { key: `tracking.ask-fraud:withdrawal:${transaction}` }
    )
  ),
]

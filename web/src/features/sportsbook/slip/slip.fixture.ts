import { money } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { draftsOf } from './draft.ts'
import { emptyStoredSlip, type Label, reduceStoredSlip, type StoredSlip, type StoredSlipAction } from './stored-slip.ts'

export const limits = { stakeMin: money(10), stakeMax: money(500_000), payoutMax: money(10_000_000), legsMax: 20 }
export const label: Label = {
  home: 'Kestrel Vale',
  away: 'Umberly Cross',
  kind: '1x2',
  line: null,
  outcomes: ['home', 'draw', 'away'],
}
export const pick = (marketId: string, price = 2000, fixtureId = `f${marketId}`): StoredSlipAction => ({
  type: 'pick',
  toggle: { type: 'toggle', marketId, fixtureId, outcome: 'home', price: odds(price) },
  label,
})
export const stake = (marketId: string, text: string): StoredSlipAction => ({ type: 'single-stake', marketId, text })
export const after = (...actions: StoredSlipAction[]): StoredSlip => actions.reduce(reduceStoredSlip, emptyStoredSlip)
export const changed = (marketId: string, price: number): StoredSlipAction => ({
  type: 'market-changed',
  marketId,
  status: 'open',
  priceOf: () => odds(price),
})
export const first = (stored: StoredSlip) => {
  const [draft] = draftsOf(stored)
  if (!draft) throw new Error('the slip is empty')
  return draft
}

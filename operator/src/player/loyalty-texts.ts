import type { Answer } from '../api.ts'

type Change = Answer<'loyalty.getmember'>['changes'][number]
type Purchase = Answer<'loyalty.getpurchases'>['items'][number]

const causeNames: Readonly<Record<Change['cause'], string>> = {
  play: 'Play',
  level: 'Level reached',
  quest: 'Quest done',
  spent: 'Bought',
  refund: 'Purchase refunded',
  expired: 'Expired',
  adjustment: 'Adjusted by staff',
  void: 'Taken back: the play became void',
}
const giftNames: Readonly<Record<string, string>> = {
  money: 'Money',
  bonus: 'Bonus',
  free_spins: 'Free spins',
  free_bet: 'Free bet',
  boost: 'Boost',
  tournament_entry: 'Entry into a tournament',
  character: 'Character',
}

export const pointsText = (points: number): string => points.toLocaleString('en')
/** With its sign: what came, or went. */
export const movedText = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString('en')}`
/** Why points moved, and of what. */
export const causeText = ({ cause, name }: Pick<Change, 'cause' | 'name'>): string =>
  name === '' ? causeNames[cause] : `${causeNames[cause]}: ${name}`
export const giftName = ({ type }: Pick<Purchase, 'type'>): string => giftNames[type] ?? type

import type { BonusFlag } from '@ante/product/bonuses/contract-staff'

const reasons: Readonly<Record<BonusFlag['reason'], string>> = {
  stake_above_most: 'Stakes above the highest that counts',
  opposite_bets: 'Bets on opposite sides',
  opposite_bets_linked: 'Bets against another account on the same device',
  linked_loss: 'Share of a loss that another account on the same device won',
  linked_account: 'Offer already used by another account on the same device',
}
const effects: Readonly<Record<BonusFlag['reason'], string>> = {
  stake_above_most: 'These stakes didn’t count.',
  opposite_bets: 'These stakes didn’t count.',
  opposite_bets_linked: 'These stakes didn’t count.',
  linked_loss: 'The bonus can’t be activated until you clear this.',
  linked_account: 'The bonus can’t be activated until you clear this.',
}

/** What was found, and what it did. */
export const reasonOf = ({ reason }: Pick<BonusFlag, 'reason'>): string => reasons[reason]
export const effectOf = ({ reason }: Pick<BonusFlag, 'reason'>): string => effects[reason]

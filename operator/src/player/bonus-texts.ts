import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { Bonus, Cashback } from '@ante/product/bonuses/contract'
import type { BadgeTone } from '@ante/web/ui/badge'
import { dateText } from '../ui/date-text.ts'

const stateNames: Readonly<Record<Bonus['status'], string>> = {
  available: 'Waits for the player',
  active: 'Active',
  used: 'Paid out',
  expired: 'Expired',
  removed: 'Taken away or given up',
}
/** One that is a share of a loss which a linked account won waits for staff first, or cannot be activated. */
export function stateText({ status, review }: Pick<Bonus, 'status' | 'review'>): string {
  if (review === 'waiting') return 'Waits for a bonus check'
  return review === 'upheld' ? 'Upheld: can’t be activated' : stateNames[status]
}
export const stateTones: Readonly<Record<Bonus['status'], BadgeTone>> = {
  available: 'info',
  active: 'good',
  used: 'neutral',
  expired: 'neutral',
  removed: 'neutral',
}

/** Until when it waits or counts, or when it ended. */
export function untilText({ status, expires_at: until, ended_at: end }: Bonus): string {
  if (end !== null) return `Ended ${dateText(end)}`
  if (until === null) return '–'
  return `${status === 'available' ? 'Waits' : 'Counts'} until ${dateText(until)}`
}

/** One that its player has fulfilled is refused by the host. */
export const canTakeAway = ({ status }: Bonus): boolean => status === 'available' || status === 'active'

export const takeEffect = (bonus: Bonus): string => {
  const sum = formatMoney(fromWire(bonus.amount))
  const effect =
    bonus.status === 'active'
      ? `The bonus of ${sum} ends, and its amount goes back to the operator.`
      : `The player can’t activate the bonus of ${sum} any more.`
  return `${effect} Above your limit another member has to approve it.`
}

export const givenText = (login: string, bonus: Bonus): string =>
  `${login} has bonus ${bonus.id} of ${formatMoney(fromWire(bonus.amount))}.`

export const cashbackText = (login: string, { id, amount, status }: Cashback): string =>
  `${login} has cashback ${id} of ${formatMoney(fromWire(amount))}, ${status === 'paid_out' ? 'paid to the balance' : 'to claim'}.`

/** What counts towards a bonus of each kind, and how much of it at first. */
export const countedKinds = {
  casino: [
    { type: 'slot', name: 'Slots', percent: 100 },
    { type: 'fast', name: 'Fast games', percent: 50 },
    { type: 'high_low', name: 'High-low', percent: 50 },
    { type: 'logical', name: 'Logic games', percent: 50 },
    { type: 'casino', name: 'Table games', percent: 25 },
    { type: 'live', name: 'Live tables', percent: 25 },
  ],
  betting: [
    { type: 'single', name: 'Singles', percent: 100 },
    { type: 'accumulator', name: 'Accumulators', percent: 100 },
  ],
} as const
export type BonusKind = keyof typeof countedKinds

/** What is named counts; a share of none is left out. `of` answers what was typed for a kind of game or bet. */
export const weightsOf = (kind: BonusKind, of: (type: string) => string): Record<string, number> =>
  Object.fromEntries(
    countedKinds[kind].map(({ type }) => [type, Number(of(type))] as const).filter(([, percent]) => percent > 0)
  )

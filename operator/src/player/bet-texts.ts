import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { StaffBet } from '@ante/product/sportsbook/contract-staff'
import { betting } from '@ante/texts/en/betting'
import type { BadgeTone } from '@ante/web/ui/badge'
import type { Answer } from '../api.ts'
import { marketName, signedLine } from '../ui/market-text.ts'

type Leg = StaffBet['legs'][number]

export const betStateNames: Readonly<Record<StaffBet['state'], string>> = {
  pending: 'Waits for the delay',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  returned: 'Stake returned',
  rejected: 'Not accepted',
}
export const betStateTones: Readonly<Record<StaffBet['state'], BadgeTone>> = {
  pending: 'info',
  open: 'info',
  won: 'good',
  lost: 'neutral',
  returned: 'neutral',
  rejected: 'neutral',
}
const resultNames: Readonly<Record<NonNullable<Leg['result']>, string>> = {
  win: 'won',
  half_win: 'half won',
  push: 'stake returned',
  void: 'void',
  half_loss: 'half lost',
  loss: 'lost',
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

/** What was bet on in a market, as the site names it. */
export function outcomeText({ kind, line, outcome, home, away }: Omit<Leg, 'result'>): string {
  if (outcome === 'home' || outcome === 'away') {
    const team = outcome === 'home' ? home : away
    return kind === 'asian_handicap' ? `${team} ${signedLine((outcome === 'home' ? 1 : -1) * (line ?? 0))}` : team
  }
  return filled(betting.outcomes[outcome], { home, away, line: String(line ?? '') })
}

/** A selection with its match, its market, its price and what became of it. */
export const legText = (leg: Leg): string =>
  `${leg.home} – ${leg.away}: ${marketName(leg.kind)}, ${outcomeText(leg)} at ${leg.price}${leg.result === null ? '' : `, ${resultNames[leg.result]}`}`

/** One that was not accepted was never a bet; what is void stays void. */
export const canVoid = ({ state, reason }: StaffBet): boolean =>
  state !== 'rejected' && !(state === 'returned' && reason === 'void')

/** The whole bet, and each selection of several that is not void. */
export const voidOptions = ({ legs }: StaffBet): { value: string; label: string }[] => [
  { value: '', label: 'The whole bet: the stake goes back' },
  ...(legs.length > 1
    ? legs.flatMap((leg, at) =>
        leg.result === 'void'
          ? []
          : [{ value: String(at + 1), label: `Selection ${at + 1}: ${leg.home} – ${leg.away}, ${outcomeText(leg)}` }]
      )
    : []),
]

/** What a bet came to when it, or a part of it, became void. */
export function voidedText({ bet, state, payout, owed }: Answer<'sportsbook.voidbet'>): string {
  const paid = payout === null ? '' : `, and has paid ${formatMoney(fromWire(payout))}`
  const debt = owed.amount > 0 ? ` The player owes ${formatMoney(fromWire(owed))} for it.` : ''
  return `Bet ${bet} is now: ${betStateNames[state].toLowerCase()}${paid}.${debt}`
}

import type { HeldMatch } from '@ante/product/sportsbook/contract-staff'
import type { Answer } from '../api.ts'
import { marketText } from '../ui/market-text.ts'

export type Hold = 'suspend' | 'resume'
type Known = Answer<'sportsbook.getmarkets'>

export const nameOfHold: Readonly<Record<Hold, string>> = { suspend: 'Suspend', resume: 'Resume' }
export const effectOfHold: Readonly<Record<Hold, string>> = {
  suspend:
    'No bets are taken until a member of staff resumes it. Bets in play that still wait for their delay are not accepted.',
  resume:
    'Before the kick-off it opens at once, at the prices of before. In play it opens with the feed’s next message. What is suspended otherwise stays suspended.',
}

export const matchName = ({ home, away }: Pick<HeldMatch, 'home' | 'away'>): string => `${home} – ${away}`

/** What staff suspended of a match; undefined where it is nothing. */
export function heldText({ is_held: isHeld, held_markets: markets }: HeldMatch): string | undefined {
  const some = markets === 0 ? '' : markets === 1 ? '1 market' : `${markets} markets`
  if (!isHeld) return some === '' ? undefined : some
  return some === '' ? 'Whole match' : `Whole match, and ${some} by itself`
}

/** What can be suspended or resumed: the whole match, where that changes something, and markets. */
export function holdOptions(hold: Hold, { is_held: isHeld, markets }: Known): { value: string; label: string }[] {
  const isResuming = hold === 'resume'
  return [
    ...(isHeld === isResuming ? [{ value: '', label: 'The whole match' }] : []),
    ...markets
      .filter((market) => market.is_held === isResuming)
      .map((market) => ({ value: market.id, label: marketText(market) })),
  ]
}

/** What came of it. `what` is what was chosen. */
export const heldNowText = (hold: Hold, match: string, what: string): string =>
  `${match}, ${what.toLowerCase()}: ${hold === 'suspend' ? 'suspended' : 'resumed'}.`

import { expect, it } from 'vitest'
import { html, siteOf } from '../../../pages/pages.fixture.tsx'
import type { Bet } from './bet.ts'
import { BetCard } from './bet-card.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })

it('BET-08 says why a bet was not accepted beside its sums, before its jackpot and what one can do', () => {
  const bet: Bet = {
    id: '1',
    placed_at: '2026-12-01T10:00:00.000Z',
    settled_at: '2026-12-01T10:00:05.000Z',
    state: 'rejected',
    reason: 'price_moved',
    stake: usd(5),
    price: 2.97,
    free: null,
    boost: null,
    jackpot: null,
    potential: usd(14.85),
    payout: usd(5),
    legs: [],
  }
  const shown = html(() => <BetCard bet={bet} action={<button type="button">Dispute</button>} />, siteOf({}))
  expect(shown).toMatch(/Paid out.*The price changed while we were confirming your bet.*Dispute/s)
})

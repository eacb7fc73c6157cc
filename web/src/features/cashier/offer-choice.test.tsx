import { money } from '@ante/kit/money'
import { en } from '@ante/texts/en/index'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RequestContext } from '../../app/document/request.ts'
import { TextsProvider, textStore } from '../../app/texts/texts.tsx'
import { OfferChoice } from './offer-choice.tsx'
import type { Offer } from './offers.ts'

function html(part: ReactNode): string {
  const texts = textStore(en, () => Promise.resolve(en))
  const request = { texts, locale: { code: 'en' as const, dir: 'ltr' as const }, theme: 'dark' as const, isBot: false }
  return renderToString(
    <RequestContext value={request}>
      <TextsProvider store={texts} locale="en" timeZone="UTC">
        {part}
      </TextsProvider>
    </RequestContext>
  ).replaceAll('<!-- -->', '')
}

it('CASH-31 an offer beside a deposit says what it gives, and once it is chosen what the sum in the form brings', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const })
  const offer: Offer = {
    id: '21',
    trigger: { action: 'deposit', params: {}, user_satisfies_params: true },
    description: { title: 'Two steps', text: '' },
    promotions: [],
    state: 'available',
    step: { number: 1, of: 2 },
    gives: [
      {
        type: 'match',
        percent: 50,
        amount: usd(100),
        least: usd(20),
        wager_times: 3,
        wager_required: usd(300),
        days: 7,
        weights: [],
        odds_least: null,
        stake_most: null,
        worth: null,
      },
      {
        type: 'free_spins',
        game: { sysname: 'a', name: 'Threshold' },
        count: 20,
        stake: usd(0.2),
        days: 7,
        bonus: null,
      },
    ],
    finished_at: null,
  }
  const choice = (chosen: string, minor?: bigint) =>
    html(
      <OfferChoice
        offers={[offer]}
        chosen={chosen}
        sum={minor === undefined ? undefined : money(minor, 'USD')}
        onChoose={() => undefined}
      />
    )
  const unchosen = choice('-1', 5000n)
  for (const shown of [
    'Deposit 1 of 2 with this offer',
    '50% of your deposit, up to $100',
    '20 free spins in Threshold',
  ])
    expect(unchosen).toContain(shown)
  expect(unchosen).not.toContain('you get a bonus')
  expect(choice('21', 5001n)).toContain('you get a bonus of $25')
  expect(choice('21', 900_000n)).toContain('you get a bonus of $100')
  for (const few of [choice('21'), choice('21', 1999n)]) {
    expect(few).toContain('starts at a deposit of $20')
    expect(few).not.toContain('you get a bonus')
  }
})

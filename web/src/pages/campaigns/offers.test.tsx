import { en } from '@ante/texts/en/index'
import { expect, it } from 'vitest'
import { html, player, siteOf } from '../pages.fixture.tsx'
import Offers from './offers.tsx'

const shown = (more: object): string =>
  html(
    Offers,
    siteOf({ account: player }),
    {
      offers: [
        {
          id: '4',
          description: { title: 'Evening cup', text: 'Three steps.' },
          finished_at: null,
          state: 'available',
          step: { number: 1, of: 3 },
          ...more,
        },
      ],
    },
    '/offers'
  )
const { states } = en.bonuses.offer

it('BON-15 the list of offers says of each what its player has of it, and which deposit is next', () => {
  expect(shown({})).not.toContain('Deposit 1 of 3')
  expect(shown({ step: { number: 2, of: 3 } })).toContain('Deposit 2 of 3 with this offer')
  for (const state of ['taken', 'fulfilled', 'expired'] as const) {
    const text = shown({ state, step: { number: 3, of: 3 } })
    expect(text).toContain(states[state])
    expect(text).not.toContain('Deposit 3 of 3')
    // What is over is no good news, whether its time was up or its player gave it up.
    expect(text.includes('text-baize')).toBe(state !== 'expired')
  }
})

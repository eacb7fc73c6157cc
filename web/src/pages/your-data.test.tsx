import { expect, it } from 'vitest'
import { ConsentCard } from '../features/tracking/consent-card.tsx'
import { html, player, siteOf } from './pages.fixture.tsx'

const text = (part: () => React.ReactNode) =>
  html(part, siteOf({ account: player }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('a player sees what they have answered, when and how, and can take it back there', () => {
  expect(text(() => <ConsentCard consents={[]} />)).toContain('You haven’t answered while logged in.')
  const shown = text(() => (
    <ConsentCard
      consents={[
        {
          at: '2026-11-02T10:00:00.000Z',
          answers: { analytics: true, marketing: false, security: false },
          version: 1,
          place: 'question',
          is_private: true,
        },
        { at: '2026-11-01T10:00:00.000Z', answers: { analytics: false }, version: 1, place: null, is_private: false },
      ]}
    />
  ))
  for (const part of [
    'When we asked · your browser asked not to be tracked',
    'Yes: How the site is used',
    'No: Links and campaigns, Device check',
    'Change my choices',
    'Withdraw everything',
  ])
    expect(shown).toContain(part)
  expect(shown).toMatch(/2026|Nov/)
})

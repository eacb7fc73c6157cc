import { en } from '@ante/texts/en/index'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { TextsProvider, textStore } from '../../app/texts/texts.tsx'
import { RoundList } from './round-list.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const round = {
  id: '41',
  sysname: 'clearing',
  name: 'Clearing',
  provider: 'fathom',
  status: 'finished' as const,
  stake: usd(1),
  win: usd(0),
  started_at: '2026-03-05T09:07:00.000Z',
  finished_at: '2026-03-05T09:08:00.000Z',
}

it('JKP-3 GAME-11 a round that won a jackpot shows it beside its own win', () => {
  const store = textStore(en, () => Promise.resolve(en))
  const rounds = [{ ...round, id: '42', jackpot: { id: '1', level: 'deep', amount: usd(512.5) } }, round]
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextsProvider store={store} locale="en" timeZone="UTC">
          <RoundList rounds={rounds} page={1} hasMore={false} actionOf={() => null} />
        </TextsProvider>
      ),
    },
  ])
  const [, , won, other] = renderToString(<Stub />)
    .replaceAll('<!-- -->', '')
    .split('<tr')
  expect(won).toContain('Jackpot win: $512.50')
  expect(won).toContain('$0.00')
  expect(other).not.toContain('Jackpot')
})

import { startTransition, useEffect, useState } from 'react'
import { useAccount } from '../../app/account.tsx'
import { get } from '../../app/api.ts'
import type { Output } from '../../app/endpoints.ts'
import { applyChange, type FixtureCardData } from './fixture-card.ts'

type Change = Output<'sportsbook.getprices'>['fixtures'][number]
const pollMilliseconds = 4_000

/** Cards that stay true: a player's socket tells every tick; a visitor's page asks while it is looked at. */
export function useFixtureCards(loaded: readonly FixtureCardData[]): readonly FixtureCardData[] {
  const { signedIn } = useAccount()
  const [state, setState] = useState({ loaded, cards: loaded })
  const cards = state.loaded === loaded ? state.cards : loaded
  if (state.loaded !== loaded) setState({ loaded, cards: loaded })
  const ids = loaded.map(({ id }) => id).join(',')

  useEffect(() => {
    if (!ids) return
    let ended = false
    let versions = new Map(loaded.map(({ id, version }) => [id, version]))
    const apply = (changes: readonly Change[]) => {
      versions = new Map([...versions].map(([id, version]) => [id, Math.max(version, changes.find((change) => change.fixture_id === id)?.version ?? 0)]))
      if (changes.length === 0) return
      // What of the page has not come to life yet may go on doing so in its own time.
      startTransition(() => setState((before) => ({ ...before, cards: before.cards.map((card) => changes.reduce(applyChange, card)) })))
    }
    if (signedIn) {
      let leave: (() => void) | undefined
      void import('../../app/live.ts').then(({ live }) => {
        if (!ended) leave = live.subscribe('sportsbook.live', 'all', (data) => apply((data as { fixtures: Change[] }).fixtures))
      })
      return () => {
        ended = true
        leave?.()
      }
    }
    const timer = setInterval(() => {
      if (document.hidden) return
      get('sportsbook.getprices', { ids: [...versions.keys()], versions: [...versions.values()].map(String) }).then(
        ({ fixtures }) => !ended && apply(fixtures),
        // The next tick asks again.
        () => undefined
      )
    }, pollMilliseconds)
    return () => {
      ended = true
      clearInterval(timer)
    }
    // `loaded` changes with its ids.
    // oxlint-disable-next-line exhaustive-deps
  }, [ids, signedIn])
  return cards
}

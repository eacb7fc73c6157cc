import { get } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { listen, repeat } from '../../app/live/live-topic.ts'
import { type FeaturedFixtures, readFeatured } from './featured-fixtures.ts'
import { applyChange, hasEnded } from './fixture-card.ts'

type Change = Output<'sportsbook.getprices'>['fixtures'][number]

const pollMs = 4_000
/** A result can be read for so long before its match gives its place to another one. */
const resultMs = 30_000

/**
 * Keeps the matches of the home page up to date until the returned function is called. A signed-in player's socket tells every change, a
 * visitor's page asks for them; when a match has ended, the list is read again.
 */
export function followFeatured(
  first: FeaturedFixtures,
  signedIn: boolean,
  onChange: (now: FeaturedFixtures) => void
): () => void {
  let shown = first
  let stopped = false
  let renewal: ReturnType<typeof setTimeout> | undefined
  const show = (next: FeaturedFixtures) => {
    if (stopped) return
    shown = next
    onChange(next)
    planRenewal()
  }
  const planRenewal = () => {
    if (shown.fixtures.some(hasEnded)) renewal ??= setTimeout(() => void renew(), resultMs)
  }
  const renew = async () => {
    renewal = undefined
    try {
      show(await readFeatured((params) => get('sportsbook.getfixtures', params)))
    } catch (error) {
      console.warn('the matches could not be read again', error)
      if (!stopped) planRenewal()
    }
  }
  const apply = (changes: readonly Change[]) => {
    const fixtures = shown.fixtures.map((card) => changes.reduce(applyChange, card))
    if (fixtures.some((card, index) => card !== shown.fixtures[index])) show({ ...shown, fixtures })
  }
  const ask = async () => {
    const { fixtures } = shown
    if (fixtures.length === 0) return
    const ids = fixtures.map(({ id }) => id)
    const versions = fixtures.map(({ version }) => String(version))
    apply((await get('sportsbook.getprices', { ids, versions })).fixtures)
  }
  planRenewal()
  const live = [{ topic: 'sportsbook.live', key: 'all' }] as const
  const stopListening = signedIn ? listen(live, ({ fixtures }) => apply(fixtures), ask, pollMs) : repeat(ask, pollMs)
  return () => {
    stopped = true
    clearTimeout(renewal)
    stopListening()
  }
}

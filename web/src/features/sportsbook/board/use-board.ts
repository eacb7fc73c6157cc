import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { get } from '../../../app/api/client.ts'
import { type Change, type Detail, type Fixture, mergeDetail, mergeRow, newer } from './book.ts'
import { useFixtureChanges } from './live-changes.ts'

/** The rows of the board as they are now. What the loader brings later replaces what is older. */
export function useLiveRows(loaded: readonly Fixture[]): readonly Fixture[] {
  const [held, setHeld] = useState<ReadonlyMap<string, Fixture>>(new Map())
  const rows = useMemo(() => loaded.map((fixture) => newer(fixture, held.get(fixture.id))), [loaded, held])
  useFixtureChanges(
    rows.map(({ id, version, live }) => ({ id, version, live, whole: false })),
    (changes) => {
      // What of the board has not come to life yet may go on doing so in its own time: an urgent change would bring all of it to life at once.
      startTransition(() =>
        setHeld((before) =>
          changes.reduce((now, change) => {
            const loadedRow = loaded.find(({ id }) => id === change.fixture_id)
            if (!loadedRow) return now
            const row = newer(loadedRow, now.get(loadedRow.id))
            const next = mergeRow(row, change)
            return next === row ? now : new Map(now).set(row.id, next)
          }, before)
        )
      )
    }
  )
  return rows
}

/** One fixture with all of its markets as it is now. After a gap it is read again. */
export function useLiveFixture(loaded: Detail): Detail {
  const [held, setHeld] = useState<Detail>()
  const fixture = held?.id === loaded.id ? newer(loaded, held) : loaded
  const latest = useRef(fixture)
  useEffect(() => {
    latest.current = fixture
  })
  const reading = useRef(false)

  async function readAgain(id: string): Promise<void> {
    if (reading.current) return
    reading.current = true
    try {
      const { fixture: fresh } = await get('sportsbook.getfixture', { id })
      setHeld((before) => (before?.id === fresh.id ? newer(fresh, before) : fresh))
    } catch (error) {
      // The next change asks again.
      console.warn('the fixture could not be read again', error)
    } finally {
      reading.current = false
    }
  }

  useFixtureChanges(
    [{ id: fixture.id, version: fixture.version, live: fixture.live, whole: true }],
    (changes: readonly Change[]) => {
      for (const change of changes) {
        if (change.fixture_id !== latest.current.id) continue
        const next = mergeDetail(latest.current, change)
        if (next === 'stale') void readAgain(change.fixture_id)
        else if (next !== latest.current) {
          latest.current = next
          setHeld(next)
        }
      }
    }
  )
  return fixture
}

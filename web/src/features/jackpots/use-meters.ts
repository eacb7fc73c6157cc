import { useEffect, useState } from 'react'
import { get } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'

type Jackpot = Output<'Jackpots.get'>['items'][number]
export type Levels = Jackpot['levels']
const pollMilliseconds = 10_000

/** JKP-04: the meters of some jackpots as the books have them now, by the jackpot's id; asked again while the page is looked at. */
export function useMeters(loaded: readonly { id: string; levels: Levels }[]): ReadonlyMap<string, Levels> {
  const [held, setHeld] = useState<ReadonlyMap<string, Levels>>(new Map())
  const ids = loaded.map(({ id }) => id).join(',')
  useEffect(() => {
    if (!ids) return
    let ended = false
    const timer = setInterval(() => {
      if (document.hidden) return
      get('Jackpots.get', { ids: ids.split(',') }).then(
        ({ items }) => !ended && setHeld(new Map(items.map(({ id, levels }) => [id, levels]))),
        // The next one asks again; what is shown was true.
        () => undefined
      )
    }, pollMilliseconds)
    return () => {
      ended = true
      clearInterval(timer)
    }
  }, [ids])
  return new Map(loaded.map(({ id, levels }) => [id, held.get(id) ?? levels]))
}

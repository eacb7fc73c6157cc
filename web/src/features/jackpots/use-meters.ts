import type { JackpotMeters } from '@ante/product/jackpots/contract'
import { useEffect, useState } from 'react'
import { get } from '../../app/api/client.ts'
import { listen, repeat } from '../../app/live/live-topic.ts'
import { useAccount } from '../../app/session/account.tsx'

type Told = JackpotMeters['levels']
/** With what each level is called, which the socket does not tell. */
export type Levels = readonly (Told[number] & { readonly title: string })[]
const pollMilliseconds = 10_000

/** JKP-04: the meters of some jackpots as the books have them now, by the jackpot's id: over the socket for a signed-in player, by asking for everybody else. */
export function useMeters(loaded: readonly { id: string; levels: Levels }[]): ReadonlyMap<string, Levels> {
  const { signedIn } = useAccount()
  const [held, setHeld] = useState<ReadonlyMap<string, Told>>(new Map())
  const ids = loaded.map(({ id }) => id).join(',')
  useEffect(() => {
    if (!ids) return
    const hear = (told: readonly { id: string; levels: Told }[]) =>
      setHeld((before) => new Map([...before, ...told.map(({ id, levels }) => [id, levels] as const)]))
    const poll = async () => hear((await get('Jackpots.get', { ids: ids.split(',') })).items)
    if (!signedIn) return repeat(poll, pollMilliseconds)
    const topics = ids.split(',').map((key) => ({ topic: 'jackpots.meters' as const, key }))
    return listen(topics, (meters) => hear([meters]), poll, pollMilliseconds)
  }, [ids, signedIn])
  return new Map(
    loaded.map(({ id, levels }) => {
      const now = held.get(id)
      return [id, levels.map((level) => ({ ...level, ...now?.find(({ name }) => name === level.name) }))]
    })
  )
}

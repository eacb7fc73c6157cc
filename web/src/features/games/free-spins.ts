import { useEffect, useSyncExternalStore } from 'react'
import { get } from '../../app/api/client.ts'
import { useAccount } from '../../app/session/account.tsx'
import { session } from '../../app/session/session.ts'

let counts: ReadonlyMap<string, number> = new Map()
let loadedFor = ''
const listeners = new Set<() => void>()

function set(next: ReadonlyMap<string, number>): void {
  counts = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** CONST-24. */
const packsMost = 99

/** What is left for each game. */
async function readCounts(): Promise<Map<string, number>> {
  const { items } = await get('freespins.get', { status: 'active', count: packsMost, fields: 'game,remaining_count' })
  const left = new Map<string, number>()
  for (const { game, remaining_count = 0 } of items)
    if (game) left.set(game.sysname, (left.get(game.sysname) ?? 0) + remaining_count)
  return left
}

/** LOBBY-31: how many free spins the player has on a game; none for a visitor. Read once for all tiles, and again when a page with tiles is opened anew. */
export function useFreeSpins(sysname: string): number {
  const { signedIn, info } = useAccount()
  const count = useSyncExternalStore(
    subscribe,
    () => counts.get(sysname) ?? 0,
    () => 0
  )
  const owner = signedIn ? String(info.uid) : ''
  useEffect(() => {
    if (loadedFor === owner || (owner && !session.signedIn)) return
    loadedFor = owner
    set(new Map())
    if (!owner) return
    readCounts().then(
      (found) => loadedFor === owner && set(found),
      () => {
        // The tiles tell nothing; the next page tries again.
        loadedFor = ''
      }
    )
  }, [owner])
  return count
}

/** What is left is read again the next time: some of it was played, or a pack was given. */
export function forgetFreeSpins(): void {
  loadedFor = ''
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { compare, type Money } from '@ante/kit/money'
import { get } from '../api/client.ts'
import { useAccount } from '../session/account.tsx'
import { useExclusion } from '../session/exclusion.ts'
import { type Left, type Limits, stakeLeft, useLimitNews } from './limits.ts'

/** However often the balance moves, the limits are read this seldom: bets and rounds ask for nothing more. */
export const readEveryMs = 10_000

interface Known {
  readonly player: string
  readonly limits: Limits | undefined
}
const nothing: Known = { player: '', limits: undefined }

/** One memory for all parts of a window that show what is left. */
export function limitMemory(read: () => Promise<Limits>, now: () => number) {
  let known = nothing
  let readAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const set = (next: Known) => {
    known = next
    for (const listener of listeners) listener()
  }
  const begin = (player: string) => {
    if (known.player === player) return
    clearTimeout(timer)
    timer = undefined
    readAt = -Infinity
    known = { player, limits: undefined }
  }
  const readNow = async (player: string): Promise<void> => {
    begin(player)
    clearTimeout(timer)
    timer = undefined
    readAt = now()
    const limits = await read()
    if (known.player === player) set({ player, limits })
  }
  return {
    get: () => known,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readNow,
    /** Something may have been used of them. Whoever has no limit of stakes is not asked for. */
    used(player: string): void {
      if (known.player !== player || !known.limits) return
      const { left } = stakeLeft(known.limits)
      if (!left || timer) return
      const wait = Math.max(0, readAt + readEveryMs - now())
      timer = setTimeout(() => void readNow(player).catch(() => undefined), wait)
    },
    /** The page knows them already. */
    know(player: string, limits: Limits): void {
      begin(player)
      readAt = now()
      set({ player, limits })
    },
  }
}

const memory = limitMemory(
  () => get('account.getLimits', {}),
  () => performance.now()
)

export interface StakeLimits {
  readonly left: Left | undefined
  readonly single: Money | undefined
  /** The most that one stake may be by all of them. */
  readonly most: Money | undefined
}
const none: StakeLimits = { left: undefined, single: undefined, most: undefined }

/** Whose limits count here: of nobody who is signed out or may not stake anyway. */
function usePlayer(): string {
  const { info, signedIn } = useAccount()
  const isExcluded = useExclusion() !== undefined
  return signedIn && !isExcluded ? String(info.uid) : ''
}

function describe(player: string, known: Known, loaded?: Limits): StakeLimits {
  const limits = known.player === player ? known.limits : loaded
  if (!limits || !player) return none
  const { left, single } = stakeLeft(limits)
  const most = left && single ? (compare(left.sum, single) < 0 ? left.sum : single) : (left?.sum ?? single)
  return { left, single, most }
}

const useMemory = (): Known => useSyncExternalStore(memory.subscribe, memory.get, () => nothing)

/** What is known of them by now; the part of the page around it follows them. */
export const useKnownStakeLimits = (): StakeLimits => describe(usePlayer(), useMemory())

/** What a player's limits leave to stake, from here on kept true; `loaded` is what the page was made with. */
export function useStakeLimits(loaded?: Limits): StakeLimits {
  const { balances } = useAccount()
  const player = usePlayer()
  const known = useMemory()
  const [since] = useState(() => new Date().toISOString())
  useEffect(() => {
    if (!player) return
    if (loaded) memory.know(player, loaded)
    else if (memory.get().player !== player) void memory.readNow(player).catch(() => undefined)
  }, [player, loaded])
  useLimitNews(() => memory.readNow(player), { since, isWanted: player !== '' })
  useEffect(() => {
    if (player) memory.used(player)
  }, [player, balances.balance_version])
  return describe(player, known, loaded)
}

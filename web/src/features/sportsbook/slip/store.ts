import { useSyncExternalStore } from 'react'
import { useAccount } from '../../../app/account.tsx'
import type { Output } from '../../../app/endpoints.ts'
import { kept, notedPlayer } from '../../../app/storage.ts'
import { emptyHeld, type Held, type HeldAction, reduceHeld } from './slip.ts'

export type PlacedBet = Output<'sportsbook.placebet'>['bet']

/** Why a bet was not placed: a sentence of the server or of ours, and what the player can do about it. */
export interface Trouble {
  readonly text: string
  readonly kind: 'refused' | 'funds' | 'unknown'
}

interface SlipStore {
  readonly held: Held
  readonly sending: boolean
  /** Whose bets and troubles these are: they are told to nobody else. */
  readonly player: string
  readonly placed: readonly PlacedBet[]
  /** By draft. */
  readonly troubles: Readonly<Record<string, Trouble>>
  /** How long these bets wait before they stand: 0 unless a match is in play. */
  readonly delayMs: number
}

const storageKey = 'bet_slip'
const version = 2
const nothing: SlipStore = { held: emptyHeld, sending: false, player: '', placed: [], troubles: {}, delayMs: 0 }

let state = nothing
let loaded = false
/** What the storage has is what this page has written last, or another one after it. */
let isKept = true
const listeners = new Set<() => void>()

function set(next: Partial<SlipStore>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** What is kept of the slip; anything that is not in today's shape, or that of the version before, is dropped. */
export function readKept(text: string | null): Held {
  try {
    const { version: written, held } = JSON.parse(text ?? '') as { version?: unknown; held?: Held }
    if ((written !== version && written !== 1) || !Array.isArray(held?.slip.items)) return emptyHeld
    return written === version ? { ...emptyHeld, ...held } : fromFirst(held)
  } catch {
    return emptyHeld
  }
}

/** In the first version what was sent named no player: it was his of whom the browser has the note, and without one the slip is better lost than sent twice. */
function fromFirst(held: Held): Held {
  const before = Object.entries(held.attempts as unknown as Record<string, { key: string; content: string; earlier?: string[] }>)
  if (before.length === 0) return { ...emptyHeld, ...held }
  const player = notedPlayer(kept('player'))
  if (player === '' || player === '0') return emptyHeld
  const own = Object.fromEntries(before.map(([draft, { key, content, earlier = [] }]) => [draft, { key, sent: [...earlier, content] }]))
  return { ...emptyHeld, ...held, attempts: { [player]: own } }
}

/** As this browser keeps it. */
function readHeld(): Held {
  try {
    return readKept(localStorage.getItem(storageKey))
  } catch {
    // Forbidden by the browser's settings.
    return emptyHeld
  }
}

function keep(held: Held): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, held }))
    isKept = true
  } catch (error) {
    // A full or forbidden storage: the slip lives as long as the page.
    isKept = false
    console.warn('the bet slip could not be kept', error)
  }
}

/** The slip is read once the page is alive: the server does not know it, and both must render the same first. */
function load(): void {
  if (loaded) return
  loaded = true
  window.addEventListener('storage', ({ key, newValue }) => {
    // A window from before an update writes what it knows, which is not everything.
    if (key === storageKey && !newValue?.startsWith('{"version":1,')) set({ held: readKept(newValue) })
  })
  // A page that comes back as it was left has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    const held = readHeld()
    if (persisted && isKept && held !== emptyHeld) set({ held })
  })
  const held = readHeld()
  if (held !== emptyHeld) queueMicrotask(() => set({ held }))
}

export const slipStore = {
  get: () => state,
  subscribe(listener: () => void): () => void {
    load()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dispatch(action: HeldAction): void {
    const held = reduceHeld(state.held, action)
    // What was refused or placed belongs to the slip as it was.
    const isChange = !['market-changed', 'sent', 'answered', 'refused'].includes(action.type)
    set({ held, ...(isChange ? { troubles: {}, placed: action.type === 'pick' ? [] : state.placed } : {}) })
    // Each tab hears of prices by itself. If they were written too, one tab would take back what the player has done in another a moment ago.
    if (action.type !== 'market-changed') keep(held)
  },
  delayed: (delayMs: number) => {
    if (state.delayMs !== delayMs) set({ delayMs })
  },
  /** A player places the bets of the slip; what was told before is over. */
  begin: (player: string) => set({ sending: true, player, placed: [], troubles: {} }),
  end: () => set({ sending: false }),
  trouble: (draft: string, trouble: Trouble) => set({ troubles: { ...state.troubles, [draft]: trouble } }),
  placed: (bet: PlacedBet) => set({ placed: [...state.placed, bet] }),
  changed: (bet: PlacedBet) => set({ placed: state.placed.map((one) => (one.id === bet.id ? bet : one)) }),
  forgetPlaced: () => set({ placed: [] }),
}

export const useSlip = (): SlipStore => useSyncExternalStore(slipStore.subscribe, slipStore.get, () => nothing)

/** What was placed and what was not, as far as it is this player's: the page outlives a logout, and the next one may be somebody else. */
export function useTold(): Pick<SlipStore, 'placed' | 'troubles'> {
  const slip = useSlip()
  const { info } = useAccount()
  return slip.player === String(info.uid) ? slip : nothing
}

import { useSyncExternalStore } from 'react'
import { useAccount } from '../../../app/session/account.tsx'
import type { Output } from '../../../app/api/endpoints.ts'
import {
  emptyStoredSlip,
  readStoredSlip,
  reduceStoredSlip,
  type StoredSlip,
  type StoredSlipAction,
  writeStoredSlip,
} from './stored-slip.ts'

export type PlacedBet = Output<'sportsbook.placebet'>['bet']

/** Why a bet was not placed: a sentence of the server or of ours, and what the player can do about it. */
export interface Trouble {
  readonly text: string
  readonly kind: 'refused' | 'funds' | 'unknown'
}

interface SlipStore {
  readonly stored: StoredSlip
  readonly sending: boolean
  /** Whose bets and troubles these are: they are told to nobody else. */
  readonly player: string
  readonly placed: readonly PlacedBet[]
  /** By draft. */
  readonly troubles: Readonly<Record<string, Trouble>>
  /** How long these bets wait before they are accepted: 0 unless a match is in play. */
  readonly delayMs: number
  /** What of a stake on the slip as one bet is not paid back on the average, and of which markets that was told. */
  readonly lost?: { readonly markets: string; readonly millionths: number } | undefined
}

const storageKey = 'bet_slip'
const initial: SlipStore = {
  stored: emptyStoredSlip,
  sending: false,
  player: '',
  placed: [],
  troubles: {},
  delayMs: 0,
}

let state = initial
let loaded = false
/** What the storage has is what this page has written last, or another one after it. */
let isSaved = true
const listeners = new Set<() => void>()

function set(next: Partial<SlipStore>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function read(): StoredSlip {
  try {
    return readStoredSlip(localStorage.getItem(storageKey))
  } catch {
    // Forbidden by the browser's settings.
    return emptyStoredSlip
  }
}

function save(stored: StoredSlip): void {
  try {
    localStorage.setItem(storageKey, writeStoredSlip(stored))
    isSaved = true
  } catch (error) {
    // A full or forbidden storage: the slip lives as long as the page.
    isSaved = false
    console.warn('the bet slip could not be stored', error)
  }
}

/** The slip is read after hydration: the server does not know it, and both must render the same first. */
function load(): void {
  if (loaded) return
  loaded = true
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) set({ stored: readStoredSlip(newValue) })
  })
  // A page that comes back from the history has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = read()
    if (persisted && isSaved && stored !== emptyStoredSlip) set({ stored })
  })
  const stored = read()
  if (stored !== emptyStoredSlip) queueMicrotask(() => set({ stored }))
}

export const slipStore = {
  get: () => state,
  subscribe(listener: () => void): () => void {
    load()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dispatch(action: StoredSlipAction): void {
    const stored = reduceStoredSlip(state.stored, action)
    // What was refused or placed belongs to the slip as it was.
    const isChange = action.type !== 'market-changed' && action.type !== 'placed'
    set({ stored, ...(isChange ? { troubles: {}, placed: action.type === 'pick' ? [] : state.placed } : {}) })
    // Each tab hears of prices by itself. If they were written too, one tab would take back what the player has just done in another.
    if (action.type !== 'market-changed') save(stored)
  },
  delayed: (delayMs: number) => {
    if (state.delayMs !== delayMs) set({ delayMs })
  },
  lost: (markets: string, millionths: number | null) =>
    set({ lost: millionths === null ? undefined : { markets, millionths } }),
  /** A player places the bets of the slip; what was told before is over. */
  begin: (player: string) => set({ sending: true, player, placed: [], troubles: {} }),
  end: () => set({ sending: false }),
  trouble: (draft: string, trouble: Trouble) => set({ troubles: { ...state.troubles, [draft]: trouble } }),
  placed: (bet: PlacedBet) => set({ placed: [...state.placed, bet] }),
  changed: (bet: PlacedBet) => set({ placed: state.placed.map((one) => (one.id === bet.id ? bet : one)) }),
  forgetPlaced: () => set({ placed: [] }),
}

export const useSlip = (): SlipStore => useSyncExternalStore(slipStore.subscribe, slipStore.get, () => initial)

/** What was placed and what was not, as far as it is this player's: the page outlives a logout, and the next one may be somebody else. */
export function usePlacementResult(): Pick<SlipStore, 'placed' | 'troubles'> {
  const slip = useSlip()
  const { info } = useAccount()
  return slip.player === String(info.uid) ? slip : initial
}

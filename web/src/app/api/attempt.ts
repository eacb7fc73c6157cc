import { isRecord } from '@ante/kit/record'
import { ApiError, newKey, OfflineError, post } from './client.ts'
import type { KeyedKey, Output, Params } from './endpoints.ts'

/** A request that moves money, from before it is sent until it is answered. */
export interface Attempt<K extends KeyedKey = KeyedKey> {
  readonly key: string
  readonly params: Params<K>
}
/** By player, and by what the player is doing: nothing is sent again in the name of another player of the same browser. */
type Attempts<K extends KeyedKey> = Readonly<Record<string, Readonly<Record<string, Attempt<K>>>>>

/**
 * The requests that are not answered. Without a name they live as long as the page, so that payment details are not stored; with one they
 * are in the browser's storage, which outlives a reload and is shared by all windows.
 */
export class AttemptStore<K extends KeyedKey = KeyedKey> {
  #all: Attempts<K> = {}
  #text = ''
  #name: string | undefined
  readonly #listeners = new Set<() => void>()

  constructor(name?: string) {
    this.#name = name
  }

  readonly snapshot = (): Attempts<K> => this.#all

  /** For `useSyncExternalStore`: also hears what other windows write. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const read = () => this.#read()
    this.#listeners.add(listener)
    window.addEventListener('storage', read)
    window.addEventListener('pageshow', read)
    queueMicrotask(read)
    return () => {
      this.#listeners.delete(listener)
      window.removeEventListener('storage', read)
      window.removeEventListener('pageshow', read)
    }
  }

  of(player: string): Attempts<K>[string] | undefined {
    this.#read()
    return this.#all[player]
  }

  find(player: string, action: string): Attempt<K> | undefined {
    return this.of(player)?.[action]
  }

  start(player: string, action: string, attempt: Attempt<K>): void {
    this.#write({ ...this.#all, [player]: { ...this.#all[player], [action]: attempt } })
  }

  /** A late answer ends its own attempt only: another window may have begun the next one. */
  end(player: string, action: string, key: string): void {
    if (this.find(player, action)?.key !== key) return
    const { [player]: { [action]: _, ...own } = {}, ...others } = this.#all
    this.#write(Object.keys(own).length > 0 ? { ...others, [player]: own } : others)
  }

  #read(): void {
    if (this.#name === undefined) return
    try {
      const text = localStorage.getItem(this.#name) ?? ''
      if (text === this.#text) return
      this.#all = parse(text)
      this.#text = text
      this.#notify()
    } catch {
      // Forbidden by the browser's settings: the page's own memory remains.
    }
  }

  #write(all: Attempts<K>): void {
    this.#all = all
    if (this.#name !== undefined) {
      this.#text = JSON.stringify(all)
      try {
        localStorage.setItem(this.#name, this.#text)
      } catch (error) {
        // A full storage would give back what was true before.
        this.#name = undefined
        console.warn('an unanswered request could not be stored', error)
      }
    }
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

const isAttempt = <K extends KeyedKey>(value: unknown): value is Attempt<K> =>
  isRecord(value) && typeof value['key'] === 'string' && isRecord(value['params'])

/** What a store of this name has written. Anything else that stands there is nobody's request. */
function parse<K extends KeyedKey>(text: string): Attempts<K> {
  try {
    const all: unknown = JSON.parse(text)
    const own = (kept: unknown): [string, Attempt<K>][] =>
      Object.entries(isRecord(kept) ? kept : {}).flatMap(([action, one]) =>
        isAttempt<K>(one) ? [[action, one] satisfies [string, Attempt<K>]] : []
      )
    return Object.fromEntries(
      Object.entries(isRecord(all) ? all : {}).map(([player, kept]) => [player, Object.fromEntries(own(kept))])
    )
  } catch {
    return {}
  }
}

const pausesMs = [400, 1200, 3000]

/** Refusals that pass by themselves: the same request is sent again for as long as an answer is waited for. `onWait` is told before each time. */
export interface Passing {
  readonly isPassing: (error: unknown) => boolean
  readonly onWait: () => void
}

/**
 * Sends a call that moves money. While the outcome of an earlier request of the same action is unknown, exactly that one is sent again,
 * whatever `params` are now: it is carried out once at most. An answer or a refusal ends it; anything else is thrown and leaves it open.
 */
export async function sendAttempt<K extends KeyedKey>(
  call: K,
  { player, action, params }: { player: string; action: string; params: Params<K> },
  attempts: AttemptStore,
  passing?: Passing
): Promise<Output<K>> {
  const earlier = attempts.find(player, action)
  const attempt = earlier ?? { key: newKey(), params }
  if (!earlier) attempts.start(player, action, attempt)
  let mayBeTaken = earlier !== undefined
  for (let tries = 0; ; tries += 1) {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An action is begun by one call only, so its earlier request is of this one.
      const output = await post(call, attempt.params as Params<K>, { key: attempt.key, player })
      attempts.end(player, action, attempt.key)
      return output
    } catch (error) {
      const pauseMs = pausesMs[tries]
      if (pauseMs !== undefined && passing?.isPassing(error)) passing.onWait()
      else {
        if (isRefusal(error) || (isTurnedAway(error) && !mayBeTaken)) attempts.end(player, action, attempt.key)
        if (!(error instanceof OfflineError) || pauseMs === undefined) throw error
        mayBeTaken = true
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Who are you, not so fast: the server did not look at this request, and says nothing of the one before it. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 429)

/** A provider that did not answer us leaves the payment open, and a fault of the server says nothing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.type !== 'BillingUnavailableException' &&
  // It goes on with the same key when the second factor was given.
  error.code !== 'second_factor_needed' &&
  !isTurnedAway(error)

import type { ReactNode } from 'react'

/** popup: centred. confirm: content with reject and agree; reports false or true. curtain: a side panel. */
export type DialogKind = 'popup' | 'confirm' | 'curtain'

export interface DialogOptions {
  /** Stable name: opening a name that is open already replaces nothing and opens nothing. */
  readonly name: string
  readonly kind?: DialogKind
  /** What a screen reader announces; a popup shows it as its heading too, unless `bare`. */
  readonly title: string
  readonly content: ReactNode
  readonly bare?: boolean
  readonly size?: 'small' | 'medium' | 'large'
  readonly position?: 'left' | 'right'
  /** Esc, overlay and close button do nothing, `close` neither, unless it is immediate. */
  readonly preventClose?: boolean
  readonly hideCloseButton?: boolean
  readonly agree?: string
  readonly reject?: string
  /** What is agreed to cannot be undone: of the two answers the other one is the prominent one. */
  readonly isDestructive?: boolean
  readonly beforeClose?: (result: boolean) => void
  readonly closed?: (result: boolean) => void
}
export interface OpenDialog extends DialogOptions {
  readonly id: number
  readonly kind: DialogKind
}

/** The dialogs of one window: those that are open, topmost last, and those that wait their turn. */
export function dialogStore() {
  let open: readonly OpenDialog[] = []
  let waiting: readonly DialogOptions[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly OpenDialog[]) => {
    open = next
    for (const listener of listeners) listener()
  }

  const store = {
    list: () => open,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open(options: DialogOptions): number {
      const same = open.find((dialog) => dialog.name === options.name)
      if (same) return same.id
      lastId += 1
      set([...open, { kind: 'popup', ...options, id: lastId }])
      return lastId
    },
    /** Changes an open dialog in place: its title when its view changes. */
    change(name: string, options: Partial<Omit<DialogOptions, 'name'>>): void {
      set(open.map((dialog) => (dialog.name === name ? { ...dialog, ...options } : dialog)))
    },
    /** Answers whether it was closed. `result` is what a confirm reports: true only for agree. */
    close(id: number, { result = false, immediate = false }: { result?: boolean; immediate?: boolean } = {}): boolean {
      const dialog = open.find((one) => one.id === id)
      if (!dialog || (dialog.preventClose && !immediate)) return false
      dialog.beforeClose?.(result)
      set(open.filter((one) => one.id !== id))
      dialog.closed?.(result)
      nextOfQueue()
      return true
    },
    closeByName(name: string, options: { result?: boolean; immediate?: boolean } = {}): boolean {
      const dialog = open.find((one) => one.name === name)
      return dialog ? store.close(dialog.id, options) : false
    },
    /** Opens when no dialog is open, one after another. */
    queue(options: DialogOptions): void {
      waiting = [...waiting, options]
      nextOfQueue()
    },
    /** Whom those that wait were for has left: they are forgotten as if nobody had asked for them. */
    dropWaiting(): void {
      waiting = []
    },
    /** Opens a confirm, `queued` when no dialog is open any more, and answers what the player chose. */
    confirm(options: Omit<DialogOptions, 'kind' | 'closed'>, { queued = false } = {}): Promise<boolean> {
      return new Promise((resolve) => {
        const asked: DialogOptions = { ...options, kind: 'confirm', closed: resolve }
        if (queued) store.queue(asked)
        else store.open(asked)
      })
    },
  }

  function nextOfQueue(): void {
    if (open.length > 0) return
    const [next, ...rest] = waiting
    if (!next) return
    waiting = rest
    store.open(next)
  }
  return store
}

export const dialogs = dialogStore()

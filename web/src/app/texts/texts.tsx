import type { LocaleCode, Messages } from '@ante/texts'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import type { Area } from './areas.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleCode
    Messages: Messages
  }
}

/** The messages that this visit has so far: those of the first page, then the rest when a page or popup asks for it. */
export interface TextStore {
  get(): Partial<Messages>
  subscribe(listener: () => void): () => void
  /** Resolves when these areas are there. A failed load is only logged: the page works, with keys in place of sentences (CMS-27). */
  ensure(areas: readonly Area[]): Promise<void>
}

export function textStore(first: Partial<Messages>, load: () => Promise<Messages>): TextStore {
  let messages = first
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => messages,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async ensure(areas) {
      if (areas.every((area) => messages[area])) return
      loading ??= load()
        .then((all) => {
          messages = all
          for (const listener of listeners) listener()
        })
        .catch((error: unknown) => {
          loading = undefined
          console.error('the texts could not be loaded', error)
        })
      await loading
    },
  }
}

const StoreContext = createContext<TextStore | undefined>(undefined)

export function useTextStore(): TextStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('there is no TextsProvider above')
  return store
}

export function TextsProvider({
  store,
  locale,
  timeZone,
  children,
}: {
  store: TextStore
  locale: LocaleCode
  timeZone: string
  children: ReactNode
}) {
  const messages = useSyncExternalStore(store.subscribe, store.get, store.get)
  return (
    <StoreContext value={store}>
      <IntlProvider
        locale={locale}
        messages={messages}
        timeZone={timeZone}
        onError={logMissing}
        getMessageFallback={keyItself}
      >
        {children}
      </IntlProvider>
    </StoreContext>
  )
}

// Neither is made anew with each render: every `t` on the page would be another one then, and whatever depends on one would run again.
function logMissing(error: Error): void {
  console.error(error.message)
}
const keyItself = ({ namespace, key }: { namespace?: string; key: string }): string =>
  [namespace, key].filter(Boolean).join('.')

/** JSON that cannot end the script element it stands in. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

import type { Messages } from '@ante/texts'
import { type TextStore, textStore } from './texts.tsx'

declare global {
  interface Window {
    __reactRouterContext?: { basename?: string }
  }
}

let store: TextStore | undefined

/** The one store of this browser window; made by the entry, used by the navigation middleware too. */
export function browserTexts(first: Partial<Messages> = {}): TextStore {
  store ??= textStore(first, async () => {
    const base = (window.__reactRouterContext?.basename ?? '/').replace(/\/$/, '')
    const response = await fetch(`${base}/_texts`, { credentials: 'same-origin' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const all: Messages = await response.json()
    return all
  })
  return store
}

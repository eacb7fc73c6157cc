import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from './icon.tsx'

/** DLG-45: the kinds, and nothing else. */
export const toastKinds = ['quest', 'register', 'profile', 'confirm', 'product', 'level'] as const
export type ToastKind = (typeof toastKinds)[number]

interface Toast {
  id: number
  kind: ToastKind
  text: ReactNode
  tone: 'good' | 'bad'
}

/** DLG-46. */
export const toastMilliseconds = 5_000

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const set = (next: readonly Toast[]) => {
  shown = next
  for (const listener of listeners) listener()
}

export const toasts = {
  show(kind: ToastKind, text: ReactNode, { tone = 'good', milliseconds = toastMilliseconds }: { tone?: 'good' | 'bad'; milliseconds?: number } = {}): void {
    lastId += 1
    const id = lastId
    set([...shown, { id, kind, text, tone }])
    setTimeout(() => toasts.hide(id), milliseconds)
  },
  hide(id: number): void {
    set(shown.filter((toast) => toast.id !== id))
  },
  list: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const icons: Record<ToastKind, IconName> = { quest: 'rewards', register: 'user', profile: 'user', confirm: 'check', product: 'rewards', level: 'shield' }
const none: readonly Toast[] = []

/** Below the header, whatever its height (DLG-47, DLG-48). */
export function Toasts() {
  const t = useTranslations('common')
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-4 top-[calc(var(--header)+1rem)] z-50 grid justify-items-end gap-2">
      {list.map((toast) => (
        <div
          key={toast.id}
          data-kind={toast.kind}
          className="dialog-rise pointer-events-auto flex max-w-sm items-center gap-3 rounded-2 border border-line bg-surface-2 py-2 ps-4 pe-1 text-14 shadow-3"
        >
          <span className={toast.tone === 'good' ? 'text-baize' : 'text-danger'}>
            <Icon name={toast.tone === 'good' ? icons[toast.kind] : 'warning'} />
          </span>
          <span className="py-1.5">{toast.text}</span>
          <button type="button" className="icon-button size-9!" aria-label={t('dismiss')} onClick={() => toasts.hide(toast.id)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from './icon.tsx'

/** DLG-45: the kinds, and nothing else. */
export const toastKinds = ['quest', 'register', 'profile', 'confirm', 'product', 'level'] as const
export type ToastKind = (typeof toastKinds)[number]

/** DLG-49: what happens, and as which kind it is told. */
export const toastKindOf = {
  questCompleted: 'quest',
  pointsChanged: 'product',
  registered: 'register',
  notRegistered: 'register',
  profileToFill: 'profile',
  profileChanged: 'profile',
  likeFailed: 'profile',
  signOutFailed: 'profile',
  popupNotLoaded: 'profile',
  consentKept: 'profile',
  pageClosed: 'profile',
  timeRunsOut: 'profile',
  statementReady: 'profile',
  contactConfirmed: 'confirm',
  confirmationSent: 'confirm',
  withdrawalCancelled: 'confirm',
  tournamentJoined: 'confirm',
  tournamentNotJoined: 'confirm',
  productBought: 'product',
  levelReached: 'level',
} as const satisfies Readonly<Record<string, ToastKind>>
export type ToastEvent = keyof typeof toastKindOf

interface Toast {
  id: number
  kind: ToastKind
  text: ReactNode
  tone: 'good' | 'bad'
  milliseconds: number
  timer?: ReturnType<typeof setTimeout>
}

/** More would cover the page of a phone. */
export const toastsAtOnce = 2

/** DLG-46. */
export const toastMilliseconds = 5_000

/** The news of loyalty stay as long, and sound, as the operator set it (CMS-19, LOY-31, LOY-32). */
const loyaltyKinds: ReadonlySet<ToastKind> = new Set(['quest', 'product', 'level'])
export const loyaltyVolume = 0.5
interface Notification {
  /** In seconds. */
  duration: number
  /** Empty is none. */
  sound: string
}
let loyalty: Notification = { duration: toastMilliseconds / 1000, sound: '' }

function sound(source: string): void {
  const audio = new Audio(source)
  audio.volume = loyaltyVolume
  // A browser plays nothing before the first press on a page: then the toast is silent.
  audio.play().catch(() => undefined)
}

interface Manner {
  tone?: 'good' | 'bad'
  milliseconds?: number
}

/** The first of them are shown, the others wait. */
let all: readonly Toast[] = []
let shown = all
let lastId = 0
const listeners = new Set<() => void>()
const set = (next: readonly Toast[]) => {
  all = next
  shown = next.slice(0, toastsAtOnce)
  for (const toast of shown) toast.timer ??= setTimeout(() => toasts.hide(toast.id), toast.milliseconds)
  for (const listener of listeners) listener()
}

export const toasts = {
  tell(event: ToastEvent, text: ReactNode, manner?: Manner): void {
    toasts.show(toastKindOf[event], text, manner)
  },
  /** News wait for a place, and then stay for all of their time; what answers the player is shown at once, in front. */
  show(kind: ToastKind, text: ReactNode, { tone = 'good', milliseconds }: Manner = {}): void {
    const isLoyalty = loyaltyKinds.has(kind)
    lastId += 1
    const id = lastId
    const time = milliseconds ?? (isLoyalty ? loyalty.duration * 1000 : toastMilliseconds)
    const toast: Toast = { id, kind, text, tone, milliseconds: time }
    set(isLoyalty ? [...all, toast] : [toast, ...all])
    if (isLoyalty && loyalty.sound !== '') sound(loyalty.sound)
  },
  loyaltyIsTold(as: Notification): void {
    loyalty = as
  },
  hide(id: number): void {
    set(all.filter((toast) => toast.id !== id))
  },
  list: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const icons: Record<ToastKind, IconName> = {
  quest: 'rewards',
  register: 'user',
  profile: 'user',
  confirm: 'check',
  product: 'rewards',
  level: 'shield',
}
const none: readonly Toast[] = []

/** Below the header, whatever its height (DLG-47, DLG-48). */
export function Toasts({ loyalty: asSet }: { loyalty: Notification }) {
  useEffect(() => toasts.loyaltyIsTold(asSet), [asSet])
  const t = useTranslations('common')
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--header)+1rem)] z-50 grid justify-items-end gap-2"
    >
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
          <button
            type="button"
            className="icon-button size-9!"
            aria-label={t('dismiss')}
            onClick={() => toasts.hide(toast.id)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}

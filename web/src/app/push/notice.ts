import { isRecord } from '@ante/kit/record'

/** What is shown of a push message; `product/src/push/deliver.ts` writes it. */
export interface Notice {
  readonly title: string
  readonly options: {
    readonly body: string
    readonly tag: string
    readonly lang: string
    readonly dir: NotificationDirection
    readonly timestamp: number
    /** A later one under the same tag is heard again: it says something else. */
    readonly renotify: boolean
    readonly data: { readonly url: string }
  }
  /** The number on the icon of the installed site. */
  readonly unread: number | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A browser expects something to be shown for every message, also for one that cannot be read: then the site's name. */
export function noticeOf(text: string, host: string, now: number): Notice {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    // Of another version of the site.
  }
  const { title, body, tag, lang, dir, url, at, unread } = isRecord(read) ? read : {}
  return {
    title: textOf(title) || host,
    options: {
      body: textOf(body),
      tag: textOf(tag) || 'site',
      lang: textOf(lang),
      dir: dir === 'rtl' || dir === 'ltr' ? dir : 'auto',
      timestamp: typeof at === 'number' ? at : now,
      renotify: true,
      data: { url: textOf(url) || '/' },
    },
    unread: typeof unread === 'number' && unread >= 0 ? unread : undefined,
  }
}

/** The address on this site that a pressed notification opens. */
export function addressOf(data: unknown, origin: string): string {
  const url = isRecord(data) ? textOf(data['url']) : ''
  const address = URL.canParse(url, origin) ? new URL(url, origin) : new URL('/', origin)
  return address.origin === origin ? address.href : new URL('/', origin).href
}

interface OpenWindow {
  readonly url: string
  readonly focused: boolean
}
/** Somebody plays or pays there: it stays as it is. */
const isBusy = ({ url }: OpenWindow): boolean => /\/(?:game|cashier\/payment)\//.test(new URL(url).pathname)

/** The window that shows it: one that does already, else the one that was used last and may be led elsewhere. Undefined: a new one. */
export const windowFor = <T extends OpenWindow>(address: string, windows: readonly T[]): T | undefined =>
  windows.find(({ url }) => url === address) ??
  windows.find((one) => one.focused && !isBusy(one)) ??
  windows.find((one) => !isBusy(one))

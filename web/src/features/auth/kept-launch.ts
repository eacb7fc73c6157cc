import { type Launch, launchOf } from './mini-app.ts'

/** A launch by a messaging app whose question is not answered yet. It outlives a change of the page's language, not the window. */
export interface KeptLaunch extends Launch {
  /** Where the entry leads: a path of this site without its locale. */
  readonly to: string
  /** The visitor has an account already, and logs in to it first. */
  readonly wantsLink: boolean
}
const key = 'messengerLaunch'

/** Of this window’s own storage: read again from what the app has signed. */
function readKept(given: unknown): KeptLaunch | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { data, to, wantsLink }: { data?: unknown; to?: unknown; wantsLink?: unknown } = given
  const launch =
    typeof data === 'string' ? launchOf(`#${new URLSearchParams({ tgWebAppData: data }).toString()}`) : undefined
  return launch && { ...launch, to: typeof to === 'string' ? to : '/', wantsLink: wantsLink === true }
}

export const keptLaunch = {
  keep(launch: KeptLaunch): void {
    try {
      const { data, to, wantsLink } = launch
      sessionStorage.setItem(key, JSON.stringify({ data, to, wantsLink }))
    } catch {
      // Forbidden or full: then nobody is asked, and nobody enters by it.
    }
  },
  read(): KeptLaunch | undefined {
    try {
      const text = sessionStorage.getItem(key)
      return text === null ? undefined : readKept(JSON.parse(text))
    } catch {
      return undefined
    }
  },
  drop(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Then there was none.
    }
  },
}

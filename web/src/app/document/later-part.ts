import { type ComponentType, lazy } from 'react'

/**
 * A part that a page can do without, loaded after it. Where its code does not come, for one because the connection is gone, what the server wrote of
 * it stays, or nothing: the page itself is never given up for it.
 */
export const laterPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => new Promise<never>(() => undefined)))

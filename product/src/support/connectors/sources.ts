import type { WidgetSources } from './port.ts'

export const noSources: WidgetSources = { script: [], connect: [], frame: [], image: [], style: [] }

/** The origin of a vendor's script and the hosts beside it (`https:` and `wss:`), for all that a widget does on a page. */
export function sourcesOf(base: string, beside: readonly string[]): WidgetSources {
  const { origin } = new URL(base)
  const pages = [origin, ...beside.filter((source) => source.startsWith('https:'))]
  const connect = [...pages, origin.replace(/^http/, 'ws'), ...beside.filter((source) => source.startsWith('wss:'))]
  return { script: pages, connect, frame: pages, image: pages, style: pages }
}

/** What pages with a vendor's script have to allow, by the parts of a content security policy. */
export interface PageSources {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly image: readonly string[]
  readonly style: readonly string[]
}

export const noSources: PageSources = { script: [], connect: [], frame: [], image: [], style: [] }

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? ''

/** The origin of a vendor's script and the hosts beside it (`https:` and `wss:`), for all that a widget does on a page. */
export function sourcesOf(base: string, beside: readonly string[]): PageSources {
  const origin = originOf(base)
  const pages = [origin, ...beside.filter((source) => source.startsWith('https:'))]
  const connect = [...pages, origin.replace(/^http/, 'ws'), ...beside.filter((source) => source.startsWith('wss:'))]
  return { script: pages, connect, frame: pages, image: pages, style: pages }
}

/** All of these together. */
export const joinedSources = (all: readonly PageSources[]): PageSources => ({
  script: all.flatMap(({ script }) => script),
  connect: all.flatMap(({ connect }) => connect),
  frame: all.flatMap(({ frame }) => frame),
  image: all.flatMap(({ image }) => image),
  style: all.flatMap(({ style }) => style),
})

/** A stretch of text that reads in one way; `to` makes it a link. */
export interface Run {
  readonly text: string
  readonly strong?: true
  readonly em?: true
  readonly to?: string
}

/** Where a picture lies: a path of whoever wrote the page, or an address elsewhere; its size where that is known. */
export interface Picture {
  kind: 'picture'
  src: string
  alt: string
  width?: number
  height?: number
}

/**
 * What a content page is made of. Texts stay texts: nothing that an editor writes becomes markup, so no script can run from a page (CMS-18). `runs` is there
 * where a text is more than plain.
 */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; runs?: Run[] }
  | { kind: 'quote'; text: string; runs?: Run[] }
  | { kind: 'list'; items: string[]; runs?: Run[][]; isOrdered?: boolean }
  | Picture

/** Where a link of a page may lead: this site, another one, a mailbox, a telephone. Anything else (`javascript:`) leads nowhere. */
export const isTarget = (to: string): boolean => /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\p{Cc}]*$/iu.test(to)

const sizeMax = 20_000
const sideOf = (side: unknown): number | undefined => {
  const points = typeof side === 'string' && /^\d{1,5}$/.test(side) ? Number(side) : side
  return typeof points === 'number' && Number.isInteger(points) && points > 0 && points <= sizeMax ? points : undefined
}

/** A picture, or undefined where its source is none. Of a size that is half known nothing is said. */
export function pictureBlock({
  src,
  alt,
  width,
  height,
}: {
  src: string
  alt: string
  width?: unknown
  height?: unknown
}): Block | undefined {
  if (!/^(?:\/(?![/\\])|https?:\/\/)\S+$/i.test(src)) return undefined
  const [across, down] = [sideOf(width), sideOf(height)]
  return { kind: 'picture', src, alt: alt.trim(), ...(across && down ? { width: across, height: down } : {}) }
}

/** One space where there was any run of them, none at the ends; stretches that read alike are one. */
export function tidied(runs: readonly Run[]): Run[] {
  const tidy: Run[] = []
  let endsInSpace = true
  for (const { text, ...look } of runs) {
    const spaced: string = text.replace(/\s+/g, ' ')
    const kept: string = endsInSpace ? spaced.replace(/^ /, '') : spaced
    if (kept === '') continue
    endsInSpace = kept.endsWith(' ')
    const last = tidy.at(-1)
    if (last && last.to === look.to && last.strong === look.strong && last.em === look.em)
      tidy[tidy.length - 1] = { ...last, text: last.text + kept }
    else tidy.push({ text: kept, ...look })
  }
  const last = tidy.at(-1)
  if (last?.text.endsWith(' ')) {
    tidy.pop()
    if (last.text !== ' ') tidy.push({ ...last, text: last.text.slice(0, -1) })
  }
  return tidy
}

export const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
const isPlain = (runs: readonly Run[]): boolean =>
  runs.every(({ strong, em, to }) => !strong && !em && to === undefined)

/** A block of runs, or undefined where they say nothing. */
export function textBlock(kind: 'heading' | 'paragraph' | 'quote', given: readonly Run[]): Block | undefined {
  const runs = tidied(given)
  if (runs.length === 0) return undefined
  const text = plain(runs)
  return kind === 'heading' || isPlain(runs) ? { kind, text } : { kind, text, runs }
}

export function listBlock(given: readonly (readonly Run[])[], isOrdered: boolean): Block | undefined {
  const runs = given.map(tidied).filter((item) => item.length > 0)
  if (runs.length === 0) return undefined
  return {
    kind: 'list',
    items: runs.map(plain),
    ...(runs.every(isPlain) ? {} : { runs }),
    ...(isOrdered ? { isOrdered } : {}),
  }
}

/** Things whose pages have an address template (RTE-76 to RTE-80), each with the route that answers it. */
const addressKinds = ['offer', 'jackpot', 'game', 'tournament'] as const
export type AddressKind = (typeof addressKinds)[number]
export type AddressTemplates = Readonly<Record<AddressKind, string>>

export const routesOf: AddressTemplates = {
  offer: '/offers/{id}',
  jackpot: '/jackpots/{id}',
  game: '/game/{sysname}',
  tournament: '/tournaments/{id}',
}

// A template begins with its route, so that the address is answered; a title may follow, parted by a sign that no key has.
const shapes: Readonly<Record<AddressKind, RegExp>> = {
  offer: /^\/offers\/\{id\}(?:[-_.](?:[a-z0-9_.-]|\{title\})*)?$/,
  jackpot: /^\/jackpots\/\{id\}(?:[-_.](?:[a-z0-9_.-]|\{title\})*)?$/,
  tournament: /^\/tournaments\/\{id\}(?:[-_.](?:[a-z0-9_.-]|\{title\})*)?$/,
  game: /^\/game\/\{sysname\}(?:[_.](?:[a-z0-9_.-]|\{title\})*)?$/,
}
export const isTemplate = (kind: AddressKind, template: string): boolean => shapes[kind].test(template)

/** A title as a part of an address: its letters and figures in lower case, whatever their script, joined by hyphens. */
const wordsOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** The address of a thing's page by the operator's template, without the locale's prefix. */
export function pageAddress(templates: AddressTemplates, kind: AddressKind, key: string, title = ''): string {
  const filled = templates[kind].replace(/\{(?:id|sysname)\}/, key).replaceAll('{title}', wordsOf(title))
  return encodeURI(filled.replace(/[-_.]+$/, ''))
}

/** What the thing is called in the part of an address that names it: `12-spring-cup` is 12, `dicebox_dice` is dicebox. */
export const keyOf = (kind: AddressKind, part: string): string =>
  part.split(kind === 'game' ? /[_.]/ : /[-_.]/, 1)[0] ?? ''

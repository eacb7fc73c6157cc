import { invalid } from './faults.ts'

/** `filters[slug][$eq]=terms` as a tree: the way in which Strapi's clients write what they ask. */
export interface Tree {
  readonly [key: string]: string | Tree
}
interface Growing {
  [key: string]: string | Growing
}

const pairsMax = 200
const depthMax = 12

function partsOf(key: string): string[] {
  const first = key.split('[', 1)[0] ?? ''
  return [first, ...[...key.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)]
}

const grown = (): Growing => Object.create(null)

/** Throws ValidationError for a query that is too large or too deep to be meant. */
export function treeOf(pairs: Iterable<readonly [string, string]>): Tree {
  const root = grown()
  let count = 0
  for (const [key, value] of pairs) {
    const parts = partsOf(key)
    if (++count > pairsMax || parts.length > depthMax) throw invalid('Invalid query: too many parameters')
    let at = root
    for (const part of parts.slice(0, -1)) {
      const next = at[part]
      at = typeof next === 'object' ? next : (at[part] = grown())
    }
    const last = parts.at(-1) ?? ''
    // `sort[]=a&sort[]=b`, and a key that is repeated: the places count on.
    if (last === '') at[String(Object.keys(at).length)] = value
    else if (typeof at[last] === 'string') at[last] = Object.assign(grown(), { 0: at[last], 1: value })
    else if (typeof at[last] === 'object') at[last][String(Object.keys(at[last]).length)] = value
    else at[last] = value
  }
  return root
}

export const isList = (node: Tree): boolean => Object.keys(node).every((key) => /^\d+$/.test(key))

/** A list, or one value: numeric keys come in their order. */
export const itemsOf = (node: string | Tree | undefined): (string | Tree)[] =>
  node === undefined ? [] : typeof node === 'string' || !isList(node) ? [node] : Object.values(node)

/** Words of a list whose items may themselves be lists with commas: `sort=title,slug:desc`. */
export const wordsOf = (node: string | Tree | undefined, param: string): string[] =>
  itemsOf(node).flatMap((item) => {
    if (typeof item !== 'string') throw invalid(`Invalid ${param} parameter`, { source: 'query', param })
    return item
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
  })

import { invalid, invalidKey } from './faults.ts'
import { itemsOf, type Tree, wordsOf } from './tree.ts'
import type { Fields } from './types.ts'

type Row = Readonly<Record<string, unknown>>
export type Order = (a: Row, b: Row) => number

interface Step {
  readonly field: string
  readonly direction: 1 | -1
}

const wrong = (): Error => invalid('Invalid sort parameter', { source: 'query', param: 'sort' })

function step(field: string, direction: string, fields: Fields): Step {
  if (!Object.hasOwn(fields, field)) throw invalidKey(field, field, 'sort')
  const word = direction.toLowerCase()
  if (word !== 'asc' && word !== 'desc') throw wrong()
  return { field, direction: word === 'asc' ? 1 : -1 }
}

/** `title`, `title:desc,slug`, a list of these, or `sort[title]=desc`. */
const stepsOf = (node: string | Tree | undefined, fields: Fields): Step[] =>
  itemsOf(node).flatMap((item) => {
    if (typeof item !== 'string')
      return Object.entries(item).map(([field, direction]) => {
        if (typeof direction !== 'string') throw wrong()
        return step(field, direction, fields)
      })
    return wordsOf(item, 'sort').map((word) => {
      const [field = '', direction = 'asc', ...more] = word.split(':')
      if (more.length > 0) throw wrong()
      return step(field, direction, fields)
    })
  })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Empty values come last going up, as in PostgreSQL. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return (typeof a === 'number' && typeof b === 'number' ? a < b : textOf(a) < textOf(b)) ? -1 : 1
}

/** The order that is asked for; rows that it does not tell apart stand by their id. */
export function orderOf(node: string | Tree | undefined, fields: Fields): Order {
  const steps = [...stepsOf(node, fields), { field: 'id', direction: 1 } as const]
  return (a, b) => {
    for (const { field, direction } of steps) {
      const way = compare(a[field] ?? null, b[field] ?? null)
      if (way !== 0) return way * direction
    }
    return 0
  }
}

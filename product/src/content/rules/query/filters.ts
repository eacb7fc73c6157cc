import { isRecord } from '@ante/kit/record'
import { invalid, invalidKey } from './faults.ts'
import { isList, itemsOf, type Tree } from './tree.ts'
import type { FieldKind, Fields } from './types.ts'

type Row = Readonly<Record<string, unknown>>
export type Test = (row: Row) => boolean

const wrongValue = (path: string): Error =>
  invalid('Invalid filters parameter', { path, source: 'query', param: 'filters' })

/** A value of the question, or of the row, as something that compares with `<`. */
function comparable(kind: FieldKind, value: unknown): string | number {
  if (kind === 'number') return Number(value)
  if (kind === 'boolean') return Number(value === true || value === 'true' || value === '1' || value === 't')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (kind === 'time') return /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
  return text
}

function asked(kind: FieldKind, node: string | Tree, path: string): string | number {
  if (typeof node !== 'string') throw wrongValue(path)
  const value = comparable(kind, node)
  if (typeof value === 'number' && Number.isNaN(value)) throw wrongValue(path)
  return value
}

type Compare = (mine: string | number, theirs: string | number) => boolean
const lower = (value: string | number): string => String(value).toLowerCase()

const comparisons: Readonly<Record<string, Compare>> = {
  $eq: (mine, theirs) => mine === theirs,
  $eqi: (mine, theirs) => lower(mine) === lower(theirs),
  $ne: (mine, theirs) => mine !== theirs,
  $nei: (mine, theirs) => lower(mine) !== lower(theirs),
  $lt: (mine, theirs) => mine < theirs,
  $lte: (mine, theirs) => mine <= theirs,
  $gt: (mine, theirs) => mine > theirs,
  $gte: (mine, theirs) => mine >= theirs,
}
/** These look at the text of a value, whatever its kind. */
const searches: Readonly<Record<string, (mine: string, theirs: string) => boolean>> = {
  $contains: (mine, theirs) => mine.includes(theirs),
  $notContains: (mine, theirs) => !mine.includes(theirs),
  $startsWith: (mine, theirs) => mine.startsWith(theirs),
  $endsWith: (mine, theirs) => mine.endsWith(theirs),
}
const ignoringCase = Object.fromEntries(
  Object.entries(searches).map(([name, search]) => [
    `${name}i`,
    (mine: string, theirs: string) => search(mine.toLowerCase(), theirs.toLowerCase()),
  ])
)
const allSearches: typeof searches = { ...searches, ...ignoringCase }

type Holds = (value: unknown) => boolean

function operator(kind: FieldKind, name: string, node: string | Tree, path: string): Holds {
  const compare = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined
  if (compare) {
    const theirs = asked(kind, node, path)
    return (value) => value !== null && compare(comparable(kind, value), theirs)
  }
  const search = Object.hasOwn(allSearches, name) ? allSearches[name] : undefined
  if (search) {
    const theirs = String(asked('text', node, path))
    return (value) => value !== null && search(String(comparable('text', value)), theirs)
  }
  if (name === '$in' || name === '$notIn') {
    const list = itemsOf(node).map((item) => asked(kind, item, path))
    return (value) => value !== null && list.includes(comparable(kind, value)) === (name === '$in')
  }
  if (name === '$between') {
    const [from, to, ...more] = itemsOf(node).map((item) => asked(kind, item, path))
    if (from === undefined || to === undefined || more.length > 0) throw wrongValue(path)
    return (value) => value !== null && comparable(kind, value) >= from && comparable(kind, value) <= to
  }
  if (name === '$null' || name === '$notNull') {
    const wanted = (asked('boolean', node, path) === 1) === (name === '$null')
    return (value) => (value === null) === wanted
  }
  if (name === '$not') {
    const holds = field(kind, node, path)
    return (value) => !holds(value)
  }
  if (name === '$and' || name === '$or') {
    const all = itemsOf(node).map((item) => field(kind, item, path))
    return name === '$and'
      ? (value) => all.every((holds) => holds(value))
      : (value) => all.some((holds) => holds(value))
  }
  throw invalidKey(name, path, 'filters')
}

/** `filters[slug]=a` is `$eq`, a list is `$in`, else the operators, all of which have to hold. */
function field(kind: FieldKind, node: string | Tree, path: string): Holds {
  if (typeof node === 'string') return operator(kind, '$eq', node, path)
  if (Object.keys(node).length > 0 && isList(node)) return operator(kind, '$in', node, path)
  const all = Object.entries(node).map(([name, inner]) => operator(kind, name, inner, `${path}.${name}`))
  return (value) => all.every((holds) => holds(value))
}

/** What the question's `filters` ask of a row. Throws ValidationError where they name what is not there. */
export function testOf(
  node: string | Tree | undefined,
  fields: Fields,
  parts: Readonly<Record<string, Fields>> = {},
  path = ''
): Test {
  if (node === undefined) return () => true
  if (typeof node === 'string') throw wrongValue(path)
  const tests = Object.entries(node).map(([key, inner]): Test => {
    const at = path === '' ? key : `${path}.${key}`
    if (key === '$and' || key === '$or') {
      const all = itemsOf(inner).map((item) => testOf(item, fields, parts, at))
      return key === '$and' ? (row) => all.every((test) => test(row)) : (row) => all.some((test) => test(row))
    }
    if (key === '$not') {
      const test = testOf(inner, fields, parts, at)
      return (row) => !test(row)
    }
    const kind = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (kind) {
      const holds = field(kind, inner, at)
      return (row) => holds(row[key] ?? null)
    }
    const part = Object.hasOwn(parts, key) ? parts[key] : undefined
    if (!part) throw invalidKey(key, at, 'filters')
    const test = testOf(inner, part, {}, at)
    return (row) => Array.isArray(row[key]) && row[key].some((item) => isRecord(item) && test(item))
  })
  return (row) => tests.every((test) => test(row))
}

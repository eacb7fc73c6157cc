/**
 * JSON whose whole numbers are bigints and never floats: for sums of others that are whole minor units. A number with a fraction or an exponent is text as it
 * was written, so nothing that takes bigints takes it.
 */
export type ExactJson =
  | null
  | boolean
  | bigint
  | string
  | readonly ExactJson[]
  | { readonly [key: string]: ExactJson | undefined }

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/
const whole = /^-?(?:0|[1-9]\d*)$/
// oxlint-disable-next-line no-control-regex -- JSON allows none of them in a text.
const string = /^"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/
const depthMost = 64

/** Undefined where the text is no JSON. A name that stands twice in one object is none either: two readers would read two things. */
export function parseExactJson(text: string): ExactJson | undefined {
  let at = 0
  const space = (): void => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at += 1
  }
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(text.slice(at, at + 65_536))?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const next = (sign: string): boolean => {
    space()
    if (text[at] !== sign) return false
    at += 1
    return true
  }
  function stringAt(): string | undefined {
    space()
    const found = take(string)
    return found === undefined ? undefined : String(JSON.parse(found))
  }
  function listAt(depth: number): ExactJson[] | undefined {
    const list: ExactJson[] = []
    if (next(']')) return list
    do {
      const value = valueAt(depth)
      if (value === undefined) return undefined
      list.push(value)
    } while (next(','))
    return next(']') ? list : undefined
  }
  function objectAt(depth: number): Record<string, ExactJson> | undefined {
    const found = new Map<string, ExactJson>()
    if (next('}')) return {}
    do {
      const key = stringAt()
      const value = key !== undefined && next(':') ? valueAt(depth) : undefined
      if (key === undefined || value === undefined || found.has(key)) return undefined
      found.set(key, value)
    } while (next(','))
    return next('}') ? Object.fromEntries(found) : undefined
  }
  function valueAt(depth: number): ExactJson | undefined {
    if (depth > depthMost) return undefined
    space()
    if (next('{')) return objectAt(depth + 1)
    if (next('[')) return listAt(depth + 1)
    if (text[at] === '"') return stringAt()
    const word = take(/^(?:true|false|null)/)
    if (word !== undefined) return word === 'null' ? null : word === 'true'
    const digits = take(number)
    return digits !== undefined && whole.test(digits) ? BigInt(digits) : digits
  }
  const value = valueAt(0)
  space()
  return at === text.length ? value : undefined
}

/** The text of it: bigints are digits. What is undefined in an object is left out. */
export function exactJsonOf(value: ExactJson): string {
  if (typeof value === 'bigint') return value.toString()
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(exactJsonOf).join(',')}]`
  const entries = Object.entries(value).flatMap(([key, one]) =>
    one === undefined ? [] : [`${JSON.stringify(key)}:${exactJsonOf(one)}`]
  )
  return `{${entries.join(',')}}`
}
const isList = (value: object): value is readonly ExactJson[] => Array.isArray(value)

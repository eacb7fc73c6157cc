import type { Messages } from './index.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/**
 * A locale for tests: English in accented letters, a third longer, in brackets. A sentence without brackets on the screen did not come
 * from texts; a bracket that is missing was cut by the layout. Arguments, plural forms and tags stay what they are.
 */
export const pseudo = (messages: Messages): Messages =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each sentence stands where it stood.
  pseudoTree(messages) as unknown as Messages

interface Sentences {
  readonly [key: string]: string | Sentences
}
const pseudoTree = (node: Sentences): Sentences =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoMessage(value) : pseudoTree(value),
    ])
  )

/** One ICU message. Text inside of plural and select branches is changed too, their keywords are not. */
export function pseudoMessage(message: string): string {
  const text = changeText(message)
  return `[${text}${'~'.repeat(Math.ceil(message.length / 3))}]`
}

function changeText(message: string): string {
  let out = ''
  for (let at = 0; at < message.length;) {
    const character = message.charAt(at)
    if (character === '{') {
      const end = closing(message, at)
      out += changeArgument(message.slice(at + 1, end))
      at = end + 1
    } else if (character === '<') {
      const end = message.indexOf('>', at)
      out += message.slice(at, end + 1)
      at = end + 1
    } else {
      out += accents[character] ?? character
      at += 1
    }
  }
  return out
}

/** `name` stays; `count, plural, one {# game} other {# games}` has its branches changed. */
function changeArgument(inner: string): string {
  const branches = inner.indexOf('{')
  if (branches < 0) return `{${inner}}`
  let out = `{${inner.slice(0, branches)}`
  for (let at = branches; at < inner.length;) {
    if (inner.charAt(at) === '{') {
      const end = closing(inner, at)
      out += `{${changeText(inner.slice(at + 1, end))}}`
      at = end + 1
    } else {
      out += inner.charAt(at)
      at += 1
    }
  }
  return `${out}}`
}

function closing(text: string, opening: number): number {
  let depth = 0
  for (let at = opening; at < text.length; at += 1) {
    if (text.charAt(at) === '{') depth += 1
    if (text.charAt(at) === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`a brace is not closed in: ${text}`)
}

import { isRecord } from '@ante/kit/record'
import type { Messages } from '@ante/texts'
import compile from 'icu-minify/compile'

const compiled = new WeakMap<object, Messages>()

/**
 * The messages with their ICU syntax already read: the browser gets a formatter a tenth of the size of one that can read it. The shape is
 * that of the messages; only the formatter knows what stands in place of a sentence.
 */
export function compiledTexts(messages: Messages): Messages {
  const known = compiled.get(messages)
  if (known) return known
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each sentence stands where it stood.
  const made = compileTree(messages) as Messages
  compiled.set(messages, made)
  return made
}

function compileTree(node: unknown): unknown {
  if (typeof node === 'string') return compile(node)
  if (!isRecord(node)) throw new TypeError('a text is neither a sentence nor a group of them')
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, compileTree(value)]))
}

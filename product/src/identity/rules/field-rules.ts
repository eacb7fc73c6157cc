import { isRecord } from '@ante/kit/record'
import { ruleKinds } from '@ante/kit/rule-kinds'

/** The specification's names of rules, and ours of what they ask. */
const ownNames: Readonly<Record<string, string>> = { minLength: 'min', maxLength: 'max', regex: 'pattern' }
const bounds: Readonly<Record<string, string>> = { min: 'min', max: 'max', minValue: 'min', maxValue: 'max' }
const kinds: readonly string[] = ruleKinds

/** `minLength: 2` and `minLength: {min: 2}` are one. */
function bound(name: string, params: unknown): unknown {
  const inner = bounds[name]
  return inner !== undefined && isRecord(params) && inner in params ? params[inner] : params
}

/**
 * CMS-14: a field's rules by the specification's names (`required`, `minLength`, `regex`, `email`, …) in the names that the house has for them. Two kinds of
 * content for one field are none: no value could be both.
 */
export function byOwnNames(given: unknown): unknown {
  if (!isRecord(given)) return given
  const asked = kinds.filter((kind) => given[kind] === true)
  const rest = Object.entries(given).filter(([name, params]) => !(kinds.includes(name) && typeof params === 'boolean'))
  const rules = Object.fromEntries(
    rest.map(([name, params]) => [ownNames[name] ?? name, bound(ownNames[name] ?? name, params)])
  )
  return asked.length === 0 ? rules : { ...rules, kind: asked.length === 1 ? asked[0] : asked }
}

/** Whether it can be asked of a value; one that cannot be read would fail whoever fills the form. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(`^(?:${text})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** A form's fields as Stripe nests them: `a[b][0]=1` → `{a: {b: {0: '1'}}}`. */
export interface Form {
  [name: string]: string | Form
}

export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    let place = form
    for (const part of path.slice(0, -1)) {
      const inner = Object.hasOwn(place, part) ? place[part] : undefined
      const next = typeof inner === 'object' ? inner : {}
      place[part] = next
      place = next
    }
    const last = path.at(-1)
    if (last !== undefined) place[last] = value
  }
  return form
}

function at(form: Form, path: readonly string[]): string | Form | undefined {
  let place: string | Form | undefined = form
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined
  return place
}
export const textAt = (form: Form, ...path: string[]): string | undefined => {
  const place = at(form, path)
  return typeof place === 'string' ? place : undefined
}
export const formAt = (form: Form, ...path: string[]): Record<string, string> => {
  const inner = at(form, path)
  return typeof inner === 'object'
    ? Object.fromEntries(
        Object.entries(inner).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
      )
    : {}
}

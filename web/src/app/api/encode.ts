/** What a call's parameter may be before it is written as a form or a query. */
export type Param =
  | string
  | number
  | boolean
  | null
  | undefined
  | Blob
  | readonly Param[]
  | { readonly [key: string]: unknown }

/** API-06..08: an empty `text` stays an empty string, other empty values become null, and what is null is dropped. */
function entries(params: Readonly<Record<string, Param>>): [string, string | Blob][] {
  return Object.entries(params).flatMap(([key, value]): [string, string | Blob][] => {
    if (key === 'text' && (value === '' || value === null || value === undefined)) return [[key, '']]
    if (value === '' || value === null || value === undefined) return []
    if (Array.isArray(value)) return value.map((item: Param) => [`${key}[]`, written(item)])
    return [[key, written(value)]]
  })
}

function written(value: Param): string | Blob {
  if (value instanceof Blob) return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}

/** API-05: the body of a POST. */
export function toForm(params: Readonly<Record<string, Param>>): FormData {
  const form = new FormData()
  for (const [key, value] of entries(params)) form.append(key, value)
  return form
}

/** API-10: the query of a GET; a list is a repeated `key[]`. */
export function toQuery(params: Readonly<Record<string, Param>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of entries(params)) if (typeof value === 'string') query.append(key, value)
  return query
}

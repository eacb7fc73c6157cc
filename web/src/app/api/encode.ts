/** API-06..08: an empty `text` stays an empty string, other empty values become null, and what is null is dropped. */
function entries(params: object): [string, string | Blob][] {
  return Object.entries(params).flatMap(([key, value]: [string, unknown]): [string, string | Blob][] => {
    if (key === 'text' && (value === '' || value === null || value === undefined)) return [[key, '']]
    if (value === '' || value === null || value === undefined) return []
    if (Array.isArray(value)) return value.map((item: unknown) => [`${key}[]`, written(item)])
    return [[key, written(value)]]
  })
}

function written(value: unknown): string | Blob {
  if (value instanceof Blob) return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}

/** API-05: the body of a POST. */
export function toForm(params: object): FormData {
  const form = new FormData()
  for (const [key, value] of entries(params)) form.append(key, value)
  return form
}

/** API-10: the query of a GET; a list is a repeated `key[]`. */
export function toQuery(params: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of entries(params)) if (typeof value === 'string') query.append(key, value)
  return query
}

const depthMost = 32

/**
 * Whether a value that came from outside can be kept as text or JSON: no NUL and no half of a surrogate pair, which the database refuses, and not
 * nested deeper than any honest value, so that nothing that walks it runs out of stack.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < depthMost && Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1))
  )
}

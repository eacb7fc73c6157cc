/** Longer texts stand in the audit log by their hash. */
const loggedTextMax = 2000
const loggedItemsMax = 200
const depthMax = 12

/**
 * What the audit log keeps of a call's input: without the fields that are secret, long texts as what `digest` makes of them, long lists cut.
 */
export function loggable(
  value: unknown,
  { secrets = [], digest }: { secrets?: readonly string[]; digest: (text: string) => string },
  depth = 0
): unknown {
  if (typeof value === 'string')
    return value.length > loggedTextMax ? { sha256: digest(value), length: value.length } : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= depthMax) return '…'
  const inner = (one: unknown): unknown => loggable(one, { digest }, depth + 1)
  if (Array.isArray(value)) {
    const kept = value.slice(0, loggedItemsMax).map(inner)
    return value.length > loggedItemsMax ? [...kept, `${value.length - loggedItemsMax} more`] : kept
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, depth === 0 && secrets.includes(key) ? '(secret)' : inner(one)])
  )
}

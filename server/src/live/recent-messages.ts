import type { LiveMessage } from '@ante/kit/context'

/** Messages that were published twice pass once: remembers the ids of so many latest ones. Messages without an id always pass. */
export function withoutRepeats(max = 20_000): (messages: readonly LiveMessage[]) => LiveMessage[] {
  const recent = new Set<string>()
  function isNew({ id }: LiveMessage): boolean {
    if (id === undefined) return true
    if (recent.has(id)) return false
    recent.add(id)
    const [oldest] = recent
    if (recent.size > max && oldest !== undefined) recent.delete(oldest)
    return true
  }
  return (messages) => messages.filter(isNew)
}

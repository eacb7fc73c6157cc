import { type Fatal, reactionTo } from './reactions.ts'

/** The page that replaces all others, for a refusal that ends the visit. */
export function fatalOf(error: { type: string; status: number }): Fatal | undefined {
  const reaction = reactionTo(error)
  return reaction.shows === 'fatal' ? reaction.page : undefined
}

let current: Fatal | undefined
const listeners = new Set<() => void>()

export function reportFatal(error: { type: string; status: number }): void {
  const fatal = fatalOf(error)
  if (!fatal || current) return
  current = fatal
  for (const listener of listeners) listener()
}

export const fatalStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => current,
}

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers open lines before they need them. Whoever has not said a word by then did not mean to. */
const silentMs = 500

/**
 * Answers how to close the server: requests that are under way are answered for `drainMs` at most, then their lines are cut. Once the end has begun, Node
 * counts the time of a request no more, and a line without any counts as one that has begun: one visitor would hold the end up for ever.
 */
export function drainOf(app: FastifyInstance): (drainMs: number) => Promise<void> {
  const lines = new Set<Socket>()
  app.server.on('connection', (line) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  return async (drainMs) => {
    const cutSilent = setTimeout(() => {
      for (const line of lines) if (line.bytesRead === 0) line.destroy()
    }, silentMs)
    const cutAll = setTimeout(() => app.server.closeAllConnections(), drainMs)
    await app.close()
    clearTimeout(cutSilent)
    clearTimeout(cutAll)
  }
}

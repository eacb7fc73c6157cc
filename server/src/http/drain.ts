import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers open connections before they need them: one that has sent nothing by then is not waited for. */
const silentMs = 500

/**
 * Answers how to close the server: requests that are under way are answered for `drainMs` at most, then their connections are closed. Once the end has begun, Node
 * counts the time of a request no more, and a connection without any counts as one that has begun: one visitor would hold up the end for ever.
 */
export function drainOf(app: FastifyInstance): (drainMs: number) => Promise<void> {
  const connections = new Set<Socket>()
  app.server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  return async (drainMs) => {
    const cutSilent = setTimeout(() => {
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    }, silentMs)
    const cutAll = setTimeout(() => app.server.closeAllConnections(), drainMs)
    await app.close()
    clearTimeout(cutSilent)
    clearTimeout(cutAll)
  }
}

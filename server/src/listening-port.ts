import type { Server } from 'node:net'

/** The port that a server listens on. Throws where it does not, or at a socket file. */
export function listeningPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('this server listens on no port')
  return address.port
}

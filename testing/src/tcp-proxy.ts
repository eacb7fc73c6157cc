import { connect, createServer, type Server, type Socket } from 'node:net'
import { listeningPort } from '@ante/server/listening-port'

export interface TcpProxy {
  /** On 127.0.0.1. */
  readonly port: number
  /** Forwards nothing any more and closes nothing, as when the host behind it vanished. New connections are accepted and not answered. */
  freeze(): void
  thaw(): void
  /** Closes every connection and accepts no new one, as when the process behind it died. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** A way to a server that a test can freeze or cut. */
export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let server: Server
  let isFrozen = false
  function forward(from: Socket, to: Socket): void {
    sockets.add(from)
    if (isFrozen) from.pause()
    from.on('data', (bytes) => to.write(bytes))
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => (sockets.delete(from), to.destroy()))
  }
  const listen = (at: number): Promise<number> => {
    server = createServer({ allowHalfOpen: true }, (near) => {
      const far = connect({ ...target, allowHalfOpen: true })
      forward(near, far)
      forward(far, near)
    })
    return new Promise((done) => server.listen(at, '127.0.0.1', () => done(listeningPort(server))))
  }
  const cut = (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    return new Promise((done) => server.close(() => done()))
  }
  const port = await listen(0)
  return {
    port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    mend: async () => void (await listen(port)),
    close: cut,
  }
}

/** The address of a server as it is reached through the proxy. */
export function through(url: string, { port }: TcpProxy): string {
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return address.toString()
}

export const targetOf = (url: string, defaultPort: number): { host: string; port: number } => {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port || defaultPort) }
}

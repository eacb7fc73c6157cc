import { Agent, request } from 'node:http'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}
export interface Call {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
export interface Caller {
  call(url: string, call?: Call): Promise<Reply>
  close(): void
}

/** Calls over sockets that stay open, at most one for each client: as a browser or a proxy does it. */
export function openCaller(clients: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: clients, scheduling: 'lifo' })
  return {
    call: (url, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((done, fail) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const asked = request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
          )
          response.on('error', fail)
        })
        asked.on('error', fail)
        asked.end(body)
      }),
    close: () => agent.destroy(),
  }
}

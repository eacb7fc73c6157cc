import Fastify, { type FastifyInstance } from 'fastify'
import type { HeardReceipt } from './port.suite.ts'

/** A listener that keeps what a vendor tells, as it comes. */
export async function listen(path: string, close: (server: FastifyInstance) => void) {
  const heard: HeardReceipt[] = []
  const listener = Fastify()
  listener.removeAllContentTypeParsers()
  listener.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  listener.post(path, async (request) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    )
    if (Buffer.isBuffer(request.body)) heard.push({ headers, rawBody: request.body })
    return {}
  })
  close(listener)
  return { heard, url: `${await listener.listen({ port: 0, host: '127.0.0.1' })}${path}` }
}
